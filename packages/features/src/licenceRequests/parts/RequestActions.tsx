import { notEnoughSeats, reasonLength } from '@atrium/contracts/licenceRequests/contract'
import { pagePaths, paths } from '@atrium/contracts/paths'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { moreOfPath } from '../../shared/host/buyerInAddress'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { useUndo } from '../../shared/undo/useUndo'
import { productParameter } from '../../shared/wire/productParameter'
import { grantAction, refuseAction } from '../actions'
import type { LicenceRequest } from '../api'
import { licenceRequestsMessages } from '../messages'

/** The decisions on a pending request. */
export function RequestActions({ request }: { readonly request: LicenceRequest }) {
  const texts = useTexts(licenceRequestsMessages)
  const { offers, companyId } = useHost()
  const { perform } = useAction(grantAction)
  const offerUndo = useUndo()
  const [dialog, setDialog] = useState<'grant' | 'refuse'>()
  const describeFailure = useDescribeFailure({
    [notEnoughSeats]: texts.noSeats,
  })
  const close = () => setDialog(undefined)
  const { id, productId, productName, realName, reason, status, departmentId } = request
  if (status !== 'waiting') return null
  return (
    <>
      <RowActions
        row={realName}
        urgent
        onPhone
        main={{
          label: texts.grant,
          name: texts.grantTo(realName, productName),
          onSelect: () => setDialog('grant'),
        }}
        more={[
          offers(pagePaths.allocation) && {
            label: texts.passSeats,
            to: allocationPath(productId, departmentId),
          },
          // The service lets people buy whose menu has the orders.
          companyId !== undefined &&
            offers(pagePaths.companyOrders) && { label: texts.buyMore, to: moreOfPath(companyId, productId) },
          { label: texts.refuse, tone: 'danger', onSelect: () => setDialog('refuse') },
        ]}
      />
      <Question
        open={dialog === 'grant'}
        onOpenChange={close}
        title={texts.grantTitle(realName, productName)}
        description={texts.grantHint(reason)}
        confirmLabel={texts.grant}
        describeFailure={describeFailure}
        onConfirm={async () => offerUndo({ message: texts.grantedNow, undo: (await perform(id)).undo })}
      />
      <RefuseDialog open={dialog === 'refuse'} onOpenChange={close} request={request} />
    </>
  )
}

/** The allocation of seats to a department, on a screen of another feature. */
const allocationPath = (productId: string, department: string) =>
  paths.allocation({ [productParameter]: productId, department })

interface RefuseDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly request: LicenceRequest
}

/** Rejects, with a reason. */
function RefuseDialog({ request, ...dialog }: RefuseDialogProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { notify } = useHost()
  const { perform } = useAction(refuseAction)
  const form = useForm({
    schema: v.object({ reason: filled(texts.refuseReasonRequired) }),
    initial: { reason: '' },
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
