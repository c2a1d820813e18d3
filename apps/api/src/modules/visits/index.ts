export { getIpInfo } from './operations/get-ip-info.ts'
export { storeIpInfo } from './operations/store-ip-info.ts'
export { deleteOldVisits } from './visits-store.ts'
