import { Select } from '@atrium/ui/select'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { ContentProblem } from '../content/ContentProblem'
import { doInWorker } from '../content/doInWorker'
import { readContent } from '../content/readContent'
import { useLoaded } from '../content/useLoaded'
import { Grid } from '../grid/Grid'
import { endingOf } from '../kind/kindOf'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import { cleaned } from '../parts/cleaned'
import { Focusable } from '../parts/Focusable'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import { type Encoding, encodings } from './decode'
import { Lines } from './Lines'
import styles from './Prose.module.css'
import type { ReadText, TextAsked } from './ReadText'

const startWorker = () => new Worker(new URL('./text.worker.ts', import.meta.url), { type: 'module' })

const omissionTexts = {
  picture: 'omittedSheetPicture',
  object: 'omittedObject',
  shape: 'omittedShape',
  table: 'omittedTable',
} as const

/** Text of any kind, in its encoding. Long texts are cut. */
export function TextViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const { file, as } = props
  const { url, size, name } = file
  const isRtf = as.kind === 'text' && as.as === 'rtf'
  const length = Math.min(size, isRtf ? bounds.rtf : bounds.text)
  const [encoding, readAs] = useState<Encoding>()
  const read = useLoaded(`${url}#${encoding ?? ''}`, async (signal, tell) => {
    if (as.kind !== 'text') throw new ContentProblem('broken')
    const bytes = await readContent(url, {
      signal,
      length,
      onProgress: (received) => tell(received / length),
    })
    const asked: TextAsked = {
      bytes,
      as: as.as === 'markdown' && size > bounds.markdown ? 'plain' : as.as,
      language: as.language,
      ending: endingOf(name),
      encoding,
    }
    return doInWorker<ReadText>(startWorker, asked, { signal, transfer: [bytes.buffer] })
  })
  if (read.state === 'loading') return <Pending share={read.share} />
  if (read.state === 'failed') return <Unshown {...props} reason={read.reason} />
  const { value } = read
  const lines = value.as === 'plain' || value.as === 'rtf' ? value.lines : undefined
  const count = value.as === 'plain' ? value.lines.filter(({ number }) => number).length : 0
  return (
    <Viewer
      label={texts.text}
      tools={count > 0 && <span>{texts.lines(count)}</span>}
      settings={
        !isRtf && (
          <Select
            size="small"
            aria-label={texts.encoding}
            value={value.encoding}
            options={encodings.map((one) => ({ value: one, label: one }))}
            onValueChange={(next) => readAs(next as Encoding)}
          />
        )
      }
      notice={[isRtf && texts.wordsOnly, size > length && texts.firstPart(formatSize(length))]
        .filter(Boolean)
        .join(' ')}
      notShown={
        value.as === 'rtf'
          ? value.omissions.map(([what, count]) => ({ label: texts[omissionTexts[what]](count), count }))
          : undefined
      }
    >
      {lines && <Lines lines={lines} label={name} />}
      {value.as === 'markdown' && <Prose markup={value.markup} label={name} />}
      {value.as === 'table' && <Grid rows={value.rows} label={name} />}
    </Viewer>
  )
}

interface ProseProps {
  /** HTML that isn't sanitised yet. */
  readonly markup: string
  readonly label: string
}

/** Rendered Markdown. */
function Prose({ markup, label }: ProseProps) {
  const prose = useRef<HTMLElement>(null)
  useEffect(() => prose.current?.replaceChildren(cleaned(markup)), [markup])
  return <Focusable ref={prose} className={styles.prose} aria-label={label} />
}
