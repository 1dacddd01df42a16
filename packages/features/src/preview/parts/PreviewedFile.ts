import type { Kind } from '../kind/kinds'

export interface PreviewedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Serves the unchanged content, also in ranges. Another address is another file. */
  readonly url: string
}

export interface FilePreviewProps {
  readonly file: PreviewedFile
  /** Downloads it. Without it, no download is offered. */
  readonly onDownload?: (() => void) | undefined
  /** Tries again with a new address, because addresses expire. */
  readonly onRetry?: (() => void) | undefined
}

export interface ViewerProps extends FilePreviewProps {
  readonly as: Kind
}
