import { licenceRequestErrors as codes, reasonLength } from '@atrium/contracts/licenceRequests/contract'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { filled } from '../../shared/form/filled'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { refuseAction } from '../actions'
import type { LicenceRequest } from '../api'
import { licenceRequestsMessages } from '../messages'

interface RefuseDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly request: LicenceRequest
}

/** Refuses, and says why. */
export function RefuseDialog({ request, ...dialog }: RefuseDialogProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { notify } = useHost()
  const { perform } = useAction(refuseAction)
  const form = useForm({
    schema: v.object({ reason: filled(texts.refuseReasonRequired) }),
    initial: { reason: '' },
    describe: useDescribeFailure({ [codes.alreadyAnswered]: texts.alreadyAnswered }),
    async submit({ reason }) {
      await perform({ id: request.id, reason })
      dialog.onOpenChange(false)
      notify({ tone: 'success', message: texts.refusedNow })
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={texts.refuseTitle(request.realName, request.productName)}
      description={texts.grantHint(request.reason)}
      submitLabel={texts.refuse}
      variant="danger"
    >
      <div className={layout.fields}>
        <Field form={form} name="reason" label={texts.refuseReason} hint={texts.refuseReasonHint} required>
          {(control) => <TextField {...control} multiline rows={3} maxLength={reasonLength} counter />}
        </Field>
      </div>
    </FormDialog>
  )
}
