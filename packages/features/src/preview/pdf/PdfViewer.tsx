import { useHost } from '../../shared/host/useHost'
import { formatSize } from '../../shared/texts/formatSize'
import { ContentProblem } from '../content/ContentProblem'
import { useLoaded } from '../content/useLoaded'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { openPdf } from './openPdf'
import { PdfPages } from './PdfPages'

/** A PDF, of which only what is looked at is read. */
export default function PdfViewer(props: ViewerProps) {
  const { file } = props
  const { service } = useHost()
  const opened = useLoaded(file.url, async (signal, tell) => {
    if (file.size > bounds.pdf) throw new ContentProblem('tooBig')
    return openPdf(file, { signal, tell, parts: `${service.baseUrl}/pdf/` })
  })
  if (opened.state === 'loading') return <Pending share={opened.share} />
  if (opened.state === 'failed')
    return <Unshown {...props} reason={opened.reason} bound={formatSize(bounds.pdf)} />
  return <PdfPages key={file.url} name={file.name} {...opened.value} />
}
