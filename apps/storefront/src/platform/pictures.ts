export { extensionOf, thumbnailAddress, thumbnailSources } from '@chitra/paths'
