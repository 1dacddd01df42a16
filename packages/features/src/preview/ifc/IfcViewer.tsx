import { formatSize } from '../../shared/texts/formatSize'
import { useWhole } from '../content/useWhole'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { IfcStage } from './IfcStage'

/** A building model. */
export default function IfcViewer(props: ViewerProps) {
  const { file } = props
  const content = useWhole(file, bounds.ifc, async (bytes) => bytes)
  if (content.state === 'loading') return <Pending share={content.share} />
  if (content.state === 'failed')
    return <Unshown {...props} reason={content.reason} bound={formatSize(bounds.ifc)} />
  return <IfcStage key={file.url} {...props} bytes={content.value} />
}
