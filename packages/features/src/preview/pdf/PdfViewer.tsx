import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { ContentProblem } from '../content/ContentProblem'
import { useLoaded } from '../content/useLoaded'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import { openPdf } from './openPdf'
import { PdfPages } from './PdfPages'
import styles from './PdfPassword.module.css'
import type { Connection } from './PdfRanges'

interface Question {
  readonly isWrong: boolean
  readonly answer: (password: string) => void
}

/** A PDF; only the pages viewed are read. */
export default function PdfViewer(props: ViewerProps) {
  const { file, onDownload, onRetry } = props
  const { service } = useHost()
  const [question, ask] = useState<Question>()
  const [connection, setConnection] = useState<Connection>('working')
  const opened = useLoaded(file.url, async (signal, tell) => {
    if (file.size > bounds.pdf) throw new ContentProblem('tooBig')
    return openPdf(file, {
      signal,
      tell,
      parts: `${service.baseUrl}/pdf/`,
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

interface PdfPasswordProps {
  /** The previous password did not open it. */
  readonly isWrong: boolean
  readonly onAnswer: (password: string) => void
  readonly onDownload?: (() => void) | undefined
}

/** Asks for the password of a protected PDF. It stays on this page and is never sent. */
function PdfPassword({ isWrong, onAnswer, onDownload }: PdfPasswordProps) {
  const texts = useTexts(previewMessages)
  const form = useForm({
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(texts.passwordEmpty)) }),
    initial: { password: '' },
    async submit({ password }) {
      onAnswer(password)
      return undefined
    },
  })
  return (
    <Viewer label={texts.file}>
      <form onSubmit={form.submit} noValidate className={styles.form}>
        <h2>{texts.passwordTitle}</h2>
        <p className={styles.hint}>{texts.passwordHint}</p>
        <Field form={form} name="password" label={texts.password} required>
          {(control) => <TextField {...control} type="password" autoComplete="off" />}
        </Field>
        {isWrong && <p role="alert">{texts.passwordWrong}</p>}
        <div className={styles.buttons}>
          <FormButtons form={form} submitLabel={texts.openFile} kept>
            {onDownload && (
              <Button icon={<Download />} onClick={onDownload}>
                {texts.download}
              </Button>
            )}
          </FormButtons>
        </div>
      </form>
    </Viewer>
  )
}
