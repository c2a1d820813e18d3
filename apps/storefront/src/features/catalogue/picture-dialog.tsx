import { Dialog, PicturePicker, type PicturePickerProps } from '@chitra/ui'
import { pictureSearch as words } from '@chitra/messages/picture-search.ts'

export interface PictureDialogProps extends Pick<PicturePickerProps, 'onPick' | 'picture' | 'busy' | 'error'> {
  onClose: () => void
}

/** Asks for a picture to search by, and says what becomes of it. It stays open until the picture has been looked at. */
export function PictureDialog({ onClose, ...picker }: PictureDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text}>
      <PicturePicker {...picker} />
    </Dialog>
  )
}
