import type { Kind } from '../kind/kinds'

export interface PreviewedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Answers with the unchanged content, also in ranges. Another address is another file. */
  readonly url: string
}

export interface FilePreviewProps {
  readonly file: PreviewedFile
  /** Downloads it; without it nothing offers to. */
  readonly onDownload?: (() => void) | undefined
  /** Tries again with a new address, as addresses end. */
  readonly onRetry?: (() => void) | undefined
}

export interface ViewerProps extends FilePreviewProps {
  readonly as: Kind
}
