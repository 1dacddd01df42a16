import { formatSize } from '../../shared/texts/formatSize'
import { doInWorker } from '../content/doInWorker'
import { useWhole } from '../content/useWhole'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../unshown/Unshown'
import { Paper } from './Paper'
import type { WordPages } from './WordPages'

const startWorker = () => new Worker(new URL('./word.worker.ts', import.meta.url), { type: 'module' })

/** A Word document. */
export default function WordViewer(props: ViewerProps) {
  const read = useWhole(props.file, bounds.word, (bytes, signal) =>
    doInWorker<WordPages>(startWorker, bytes, { signal, transfer: [bytes.buffer] }),
  )
  if (read.state === 'loading') return <Pending share={read.share} />
  if (read.state === 'failed')
    return <Unshown {...props} reason={read.reason} bound={formatSize(bounds.word)} />
  if (read.value.pages.length === 0) return <Unshown {...props} reason="nothingDrawn" />
  return <Paper name={props.file.name} document={read.value} />
}
