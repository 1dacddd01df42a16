import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { readContent } from '../content/readContent'
import { useLoaded } from '../content/useLoaded'
import { factsOf } from '../kind/factsOf'
import { headLength, kindOf } from '../kind/kindOf'
import type { Kind } from '../kind/kinds'
import { MediaViewer } from '../media/MediaViewer'
import { PictureViewer } from '../picture/PictureViewer'
import { Unshown } from '../unshown/Unshown'
import { Pending } from './Pending'
import type { FilePreviewProps, ViewerProps } from './PreviewedFile'

/** A file's content as far as a browser can show it. Nothing in it is ever run; viewers with large libraries load on demand. */
export function FilePreview(props: FilePreviewProps) {
  const { name, size, url } = props.file
  const head = useLoaded(url, async (signal) => {
    if (size === 0) return undefined
    const bytes = await readContent(url, { signal, length: Math.min(size, headLength) })
    const as = kindOf(name, bytes)
    return { as, facts: 'format' in as && as.kind !== 'mesh' ? factsOf(as.format, bytes) : [] }
  })
  if (head.state === 'loading') return <Pending share={0} />
  if (head.state === 'failed') return <Unshown {...props} reason={head.reason} />
  if (head.value === undefined) return <Unshown {...props} reason="empty" />
  const { as, facts } = head.value
  if (as.kind === 'unread' || as.kind === 'mismatch')
    return <Unshown {...props} reason={as.kind} format={as.format} facts={facts} />
  const Viewer = viewers[as.kind]
  return (
    <ViewerBoundary key={url} instead={<Unshown {...props} reason="broken" />}>
      <Suspense fallback={<Pending share={0} />}>
        <Viewer {...props} as={as} />
      </Suspense>
    </ViewerBoundary>
  )
}

type ReadKind = Exclude<Kind['kind'], 'unread' | 'mismatch'>

const viewers: Readonly<Record<ReadKind, ComponentType<ViewerProps>>> = {
  pdf: lazy(() => import('../pdf/PdfViewer')),
  ifc: lazy(() => import('../ifc/IfcViewer')),
  dxf: lazy(() => import('../dxf/DxfViewer')),
  word: lazy(() => import('../docx/WordViewer')),
  sheet: lazy(() => import('../sheet/SheetViewer')),
  archive: lazy(async () => ({ default: (await import('../archive/ArchiveViewer')).ArchiveViewer })),
  mesh: lazy(() => import('../mesh/MeshViewer')),
  picture: PictureViewer,
  text: lazy(async () => ({ default: (await import('../text/TextViewer')).TextViewer })),
  sound: MediaViewer,
  film: MediaViewer,
}

interface ViewerBoundaryProps {
  /** Shown when the viewer fails. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** No file may break the page. */
class ViewerBoundary extends Component<ViewerBoundaryProps, { readonly gaveUp: boolean }> {
  override state = { gaveUp: false }

  static getDerivedStateFromError() {
    return { gaveUp: true }
  }

  override render() {
    return this.state.gaveUp ? this.props.instead : this.props.children
  }
}
