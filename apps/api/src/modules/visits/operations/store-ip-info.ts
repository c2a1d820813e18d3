import type { Operation } from '../../../contract/operation.ts'
import { attemptAt } from '../../limits/index.ts'
import { addVisit } from '../visits-store.ts'
import { plain } from '../visits.ts'
import type { Needs } from '../needs.ts'

/** Stores a visit. Address and location in the body are ignored: the address is the request's, and the location is looked up locally (TI-10, D-13). */
export const storeIpInfo: Operation<'storeIpInfo', Pick<Needs, 'db' | 'locate' | 'clock'>> = async ({ body, ip, caller }, services) => {
  const { country, state } = services.locate(ip)
  const keyword = plain(body.search_keyword ?? '')
  const visit = { userId: caller?.userId ?? null, address: ip, country, state, keyword }
  await addVisit(services.db, visit, attemptAt(services, [['visit-network', ip]]), services.clock.now())
  return { success: true, code: 200, data: { ip_address: ip, country, state } }
}
