import { Skeleton } from '@atrium/ui/skeleton'
import { type ComponentType, useState } from 'react'

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

/** Each answer has another address of the same content: it is read by the first until that is of no use. */
function Steady({
  Preview,
  file,
  onRetry,
  ...rest
}: SharedContentProps & { readonly file: SharedPreviewProps['file'] }) {
  const { name, size, url } = file
  const [first, setFirst] = useState<string | undefined>(url)
  if (first === undefined) setFirst(url)
  return (
    <Preview
      {...rest}
      file={{ name, size, url: first ?? url }}
      onRetry={() => {
        setFirst(undefined)
        onRetry?.()
      }}
    />
  )
}
