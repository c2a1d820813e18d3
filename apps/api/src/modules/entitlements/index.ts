export { canDownload, mayDownload } from './can-download.ts'
export { grant, isOwned, ownedAmong, ownedItemIds, ownersOf, sellersOwnedFrom, setEntitlements } from './entitlements-store.ts'
export { fileNameOf } from './file-name.ts'
export { checkSignature, readAddress, signAddress, signPicture } from './signed-address.ts'
