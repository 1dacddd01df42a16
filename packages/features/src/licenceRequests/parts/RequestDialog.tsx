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
import { requestAction } from '../actions'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'

interface RequestDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly product: OpenProduct
}

/** Asks for a licence, and says why. */
export function RequestDialog({ product, ...dialog }: RequestDialogProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { notify } = useHost()
  const { perform } = useAction(requestAction)
  const form = useForm({
    schema: v.object({ reason: filled(texts.reasonRequired) }),
    initial: { reason: '' },
    describe: useDescribeFailure({
      [codes.alreadyAsked]: texts.alreadyAsked,
      [codes.alreadyHeld]: texts.alreadyHeld,
      [codes.notUsable]: texts.notUsable,
    }),
    async submit({ reason }) {
      await perform({ productId: product.productId, reason })
      dialog.onOpenChange(false)
      notify({ tone: 'success', message: texts.sent })
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={texts.applyFor(product.productName)}
      description={texts.applyText}
      submitLabel={texts.apply}
    >
      <div className={layout.fields}>
        <Field form={form} name="reason" label={texts.reason} required>
          {(control) => <TextField {...control} multiline rows={3} maxLength={reasonLength} counter />}
        </Field>
      </div>
    </FormDialog>
  )
}
