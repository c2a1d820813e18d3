export {
  downloadableBy,
  grant,
  ownedAmong,
  ownedBy,
  ownedItemIds,
  ownersOf,
  sellersOwnedFrom,
  setEntitlements,
} from './entitlements-store.ts'
export { fileNameOf, fileStemOf } from './file-name.ts'
export { ADDRESS_LIFE, checkSignature, readAddress, signAddress, signatureOf, signPicture } from './signed-address.ts'
