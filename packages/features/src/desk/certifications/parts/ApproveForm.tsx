import { detailLength } from '@atrium/contracts/desk/certifications/contract'
import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../../shared/form/Field'
import { FormProblem } from '../../../shared/form/FormProblem'
import { useForm } from '../../../shared/form/useForm'
import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { approveAction } from '../actions'
import { certificationsMessages } from '../messages'
import styles from './DecisionPanel.module.css'
import { KeyCap } from './KeyCap'

export interface DecisionFormProps {
  readonly caseId: string
  /** @param words for the notice */
  readonly onDecided: (
    decided: { readonly name: string; readonly nextId: string | null },
    words: string,
  ) => void
  readonly onCancel: () => void
}

const typed = v.object({ detail: v.string() })

/** Approves with an optional text for the company. Enter sends it. */
export function ApproveForm({ caseId, onDecided, onCancel }: DecisionFormProps) {
  const texts = useTexts(certificationsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { perform } = useAction(approveAction)
  const form = useForm({
    schema: v.object({ detail: v.pipe(v.string(), v.trim()) }),
    initial: { detail: '' },
    draft: { name: `desk.approve.${caseId}`, schema: typed },
    async submit({ detail }) {
      const decided = await perform({ caseId, detail, reason: texts.approveReason })
      onDecided(decided, texts.approvedNow(decided.name))
      return undefined
    },
  })
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className={styles.form}
      aria-label={texts.approve}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <Field form={form} name="detail" label={texts.approveDetail} hint={texts.approveHint}>
        {(control) => (
          <TextField {...control} maxLength={detailLength} counter autoComplete="off" autoFocus />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.approveNow}
          <KeyCap>↵</KeyCap>
        </Button>
        <Button disabled={form.busy} onClick={onCancel}>
          {cancel}
        </Button>
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </form>
  )
}
