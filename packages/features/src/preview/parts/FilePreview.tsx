import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { readContent } from '../content/readContent'
import { useLoaded } from '../content/useLoaded'
import type { Kind } from '../kind/Kind'
import { headLength, kindOf } from '../kind/kindOf'
import { Pending } from './Pending'
import type { FilePreviewProps, ViewerProps } from './PreviewedFile'
import { Unshown } from './Unshown'
import { ViewerBoundary } from './ViewerBoundary'

/** A file's content as far as a browser can show it. Nothing in it is ever run, and each kind's code comes on demand. */
export function FilePreview(props: FilePreviewProps) {
  const { name, size, url } = props.file
  const head = useLoaded(url, async (signal) =>
    size === 0
      ? undefined
      : kindOf(name, await readContent(url, { signal, length: Math.min(size, headLength) })),
  )
  if (head.state === 'loading') return <Pending share={0} />
  if (head.state === 'failed') return <Unshown {...props} reason={head.reason} />
  const as = head.value
  if (as === undefined) return <Unshown {...props} reason="empty" />
  if (!(as.kind in viewers)) return <Unshown {...props} reason={as.kind as UnreadKind} />
  const Viewer = viewers[as.kind as ReadKind]
  return (
    <ViewerBoundary key={url} instead={<Unshown {...props} reason="broken" />}>
      <Suspense fallback={<Pending share={0} />}>
        <Viewer {...props} as={as} />
      </Suspense>
    </ViewerBoundary>
  )
}

type UnreadKind = 'unknown' | 'oldWord' | 'binaryDrawing' | 'broken'
type ReadKind = Exclude<Kind['kind'], UnreadKind>

const viewers: Readonly<Record<ReadKind, LazyExoticComponent<ComponentType<ViewerProps>>>> = {
  pdf: lazy(() => import('../pdf/PdfViewer')),
  ifc: lazy(() => import('../ifc/IfcViewer')),
  dxf: lazy(() => import('../dxf/DxfViewer')),
  word: lazy(() => import('../docx/WordViewer')),
  sheet: lazy(() => import('../sheet/SheetViewer')),
  picture: lazy(() => import('../picture/PictureViewer')),
  text: lazy(() => import('../text/TextViewer')),
  sound: lazy(() => import('../media/MediaViewer')),
  film: lazy(() => import('../media/MediaViewer')),
}
