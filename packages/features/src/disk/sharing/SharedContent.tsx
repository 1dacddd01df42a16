import { Skeleton } from '@atrium/ui/skeleton'
import type { ComponentType } from 'react'
import { useSteadyAddress } from '../../shared/request/useSteadyAddress'

/** The facts that a renderer of file content gets. */
export interface SharedPreviewProps {
  readonly file: { readonly name: string; readonly size: number; readonly url: string }
  readonly onDownload?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
}

interface SharedContentProps extends Omit<SharedPreviewProps, 'file'> {
  readonly Preview: ComponentType<SharedPreviewProps>
  /** Undefined: its address is loading. */
  readonly file: (SharedPreviewProps['file'] & { readonly id: string }) | undefined
}

/** A file's content, by the given renderer. */
export function SharedContent({ Preview, file, onDownload, onRetry }: SharedContentProps) {
  return file ? (
    <Steady key={file.id} Preview={Preview} file={file} onDownload={onDownload} onRetry={onRetry} />
  ) : (
    <Skeleton height={360} />
  )
}

/** Uses an address that doesn't change while it is read. */
function Steady({
  Preview,
  file,
  onRetry,
  ...rest
}: SharedContentProps & { readonly file: SharedPreviewProps['file'] }) {
  const { name, size, url } = file
  const [address, giveUp] = useSteadyAddress(url)
  return (
    <Preview
      {...rest}
      file={{ name, size, url: address }}
      onRetry={() => {
        giveUp()
        onRetry?.()
      }}
    />
  )
}
