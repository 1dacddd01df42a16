import { Skeleton } from '@atrium/ui/skeleton'
import type { ComponentType } from 'react'
import { useSteadyAddress } from '../../shared/request/useSteadyAddress'

/** What shows a file's content is told of it. */
export interface SharedPreviewProps {
  readonly file: { readonly name: string; readonly size: number; readonly url: string }
  readonly onDownload?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
}

interface SharedContentProps extends Omit<SharedPreviewProps, 'file'> {
  readonly Preview: ComponentType<SharedPreviewProps>
  /** Undefined: its address is on the way. */
  readonly file: (SharedPreviewProps['file'] & { readonly id: string }) | undefined
}

/** A file's content, by whatever shows such. */
export function SharedContent({ Preview, file, onDownload, onRetry }: SharedContentProps) {
  return file ? (
    <Steady key={file.id} {...{ Preview, file, onDownload, onRetry }} />
  ) : (
    <Skeleton height={360} />
  )
}

/** By an address that stays while it is read. */
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
