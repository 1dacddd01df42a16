import { useState } from 'react'
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
import { PdfPassword } from './PdfPassword'
import type { Connection } from './PdfRanges'

interface Question {
  readonly isWrong: boolean
  readonly answer: (password: string) => void
}

/** A PDF, of which only what is looked at is read. */
export default function PdfViewer(props: ViewerProps) {
  const { file, onDownload, onRetry } = props
  const { service } = useHost()
  const [question, ask] = useState<Question>()
  const [connection, setConnection] = useState<Connection>('working')
  const opened = useLoaded(file.url, async (signal, tell) => {
    if (file.size > bounds.pdf) throw new ContentProblem('tooBig')
    return openPdf(file, {
      ...{ signal, tell, parts: `${service.baseUrl}/pdf/` },
      askPassword: (isWrong, answer) => !signal.aborted && ask({ isWrong, answer }),
      onConnection: (next) => !signal.aborted && setConnection(next),
    })
  })
  if (opened.state === 'loading' && question)
    return (
      <PdfPassword
        key={String(question.isWrong)}
        isWrong={question.isWrong}
        onDownload={onDownload}
        onAnswer={(password) => {
          ask(undefined)
          question.answer(password)
        }}
      />
    )
  if (opened.state === 'loading') return <Pending share={opened.share} />
  if (opened.state === 'failed')
    return <Unshown {...props} reason={opened.reason} bound={formatSize(bounds.pdf)} />
  return (
    <PdfPages key={file.url} name={file.name} {...opened.value} connection={connection} onRetry={onRetry} />
  )
}
