import { reasonLength } from '@atrium/contracts/applications/contract'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { applicationsMessages } from '../messages'
import type { DecisionDialogProps } from './ApproveDialog'
import { useApplicantNames } from './useApplicantNames'
import { useDecision } from './useDecision'

/** Rejects, with an optional reason. */
export function RefuseDialog({ applications, ...dialog }: DecisionDialogProps) {
  const texts = useTexts(applicationsMessages)
  const names = useApplicantNames(applications)
  const { decide, describe } = useDecision(applications, () => dialog.onOpenChange(false))
  const form = useForm({
    schema: refusal,
    initial: { reason: '' },
    describe,
    submit: ({ reason }) => decide({ isApproved: false, reason }),
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={texts.refuseTitle(applications.length)}
      description={texts.refuseText(names)}
      submitLabel={texts.refuse}
      variant="danger"
    >
      <div className={layout.fields}>
        <Field form={form} name="reason" label={texts.reason} hint={texts.reasonHint}>
          {(control) => <TextField {...control} multiline rows={3} maxLength={reasonLength} counter />}
        </Field>
      </div>
    </FormDialog>
  )
}

/** The reason is part of a sentence, so line breaks are removed. */
const oneLine = v.transform((reason: string) => reason.replace(/\s+/g, ' ').trim())
const refusal = v.object({ reason: v.pipe(v.string(), oneLine) })
