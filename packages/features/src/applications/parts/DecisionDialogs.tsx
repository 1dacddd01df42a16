import { reasonLength } from '@atrium/contracts/applications/contract'
import { TextField } from '@atrium/ui/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { decisionAtom, setDecisionOpenAtom } from '../applicationList'
import { applicationsMessages } from '../messages'
import { ApproveDialog, type DecisionDialogProps } from './ApproveDialog'
import { useApplicantNames } from './useApplicantNames'
import { useDecision } from './useDecision'

/** The dialogs for decisions, for every caller. */
export function DecisionDialogs() {
  const decision = useAtomValue(decisionAtom)
  const setOpen = useSetAtom(setDecisionOpenAtom)
  if (!decision) return null
  const { kind, applications, open, turn } = decision
  const Dialog = kind === 'approve' ? ApproveDialog : RefuseDialog
  return <Dialog key={turn} open={open} onOpenChange={setOpen} applications={applications} />
}

/** Rejects, with an optional reason. */
function RefuseDialog({ applications, ...dialog }: DecisionDialogProps) {
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
