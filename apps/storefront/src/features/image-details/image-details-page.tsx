import { UploadDetails } from '@chitra/ui'
import * as messages from '@chitra/messages/image-details.ts'
import { searchPath } from '@chitra/paths'
import type { ImageDetails } from './image-details-view.ts'

export function ImageDetailsPage({ image }: { image: ImageDetails }) {
  return (
    <UploadDetails
      title={image.name}
      text={image.description}
      picture={image.picture}
      noPicture={messages.imageDetails.noPicture}
      approval={image.approval}
      facts={image.facts}
      keywords={image.keywords}
      linkFor={(keyword) => searchPath({ search: keyword, category: null })}
    />
  )
}
