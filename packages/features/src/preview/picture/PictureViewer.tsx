import { formatSize } from '../../shared/texts/formatSize'
import { ContentProblem } from '../content/ContentProblem'
import { useWhole } from '../content/useWhole'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { loadPicture } from './loadPicture'
import { PictureStage } from './PictureStage'

/** A picture, of which the service's word is nothing: its type is what its content says. */
export default function PictureViewer(props: ViewerProps) {
  const { file, as } = props
  const picture = useWhole(file, bounds.picture, (bytes, signal) => {
    if (as.kind !== 'picture') throw new ContentProblem('broken')
    return loadPicture(bytes, as.type, signal)
  })
  if (picture.state === 'loading') return <Pending share={picture.share} />
  if (picture.state === 'failed')
    return <Unshown {...props} reason={picture.reason} bound={formatSize(bounds.picture)} />
  return <PictureStage key={picture.value.url} name={file.name} picture={picture.value} />
}
