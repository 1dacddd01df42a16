import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import { Download } from 'lucide-react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useHost'
import { previewMessages } from '../messages'
import { Viewer } from '../parts/Viewer'
import styles from './PdfPassword.module.css'

interface PdfPasswordProps {
  /** The last one did not open it. */
  readonly isWrong: boolean
  readonly onAnswer: (password: string) => void
  readonly onDownload?: (() => void) | undefined
}

/** Asks for the password of a protected PDF. It stays on this page and is never sent. */
export function PdfPassword({ isWrong, onAnswer, onDownload }: PdfPasswordProps) {
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
