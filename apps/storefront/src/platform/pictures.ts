export { extensionOf, forWindows, NARROW_SCREEN, thumbnailAddress, thumbnailSources } from '@chitra/paths'
