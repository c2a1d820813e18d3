export { extensionOf, forWindows, thumbnailAddress, thumbnailSources } from '@chitra/paths'
