import type { Operation } from '../../../contract/operation.ts'
import type { Needs } from '../needs.ts'

/** The visitor's location, from a local database: no third party learns the address (D-13). */
export const getIpInfo: Operation<'getIpInfo', Pick<Needs, 'locate'>> = async ({ ip }, { locate }) => ({
  success: true,
  code: 200,
  data: { ip_address: ip, ...locate(ip) },
})
