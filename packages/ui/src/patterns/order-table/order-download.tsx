import { DownloadIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Button, type ButtonVariant } from '../../primitives/button/button.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'

export interface OrderDownloadProps {
  /** Of the file. */
  title: string
  /** `download` for the only one in view. */
  variant?: ButtonVariant | undefined
  /** True while its file downloads, or waits for its turn: the button shows a spinner and ignores presses. */
  downloading?: boolean | undefined
  /** Progress of the download, from 0 to 1, if the length is known. */
  progress?: number | undefined
  /** Called when it is pressed. */
  onDownload: () => void
}

/** Downloads a bought file. The button stays mounted during the download, so that focus stays; a bar at its bottom shows the progress. */
export function OrderDownload({ title, variant = 'secondary', downloading, progress, onDownload }: OrderDownloadProps) {
  const labels = useLabels(orderLabels)
  return (
    <div className="relative max-md:w-full md:inline-block">
      <Button
        variant={variant}
        size="sm"
        icon={<DownloadIcon aria-hidden="true" />}
        busy={downloading}
        aria-label={labels.downloadItem(title)}
        onClick={onDownload}
        className="max-lg:min-h-11 max-md:w-full"
      >
        {labels.download}
      </Button>
      {downloading && progress !== undefined ? (
        <Progress label={labels.downloadItem(title)} value={progress} className="absolute inset-x-2 bottom-1 h-1 w-auto" />
      ) : null}
    </div>
  )
}
