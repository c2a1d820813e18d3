import type { Operation } from '../../../contract/operation.ts'

/** The visitor's own place, by the file on this machine: no other service is asked (D-13). */
export const getIpInfo: Operation<'getIpInfo'> = async ({ ip }, { locate }) => ({
  success: true,
  code: 200,
  data: { ip_address: ip, ...locate(ip) },
})
