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
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { useUndo } from '../../shared/undo/useUndo'
import { productParameter } from '../../shared/wire/productParameter'
import { grantAction, refuseAction } from '../actions'
import type { GrantedRequest, LicenceRequest } from '../api'
import { licenceRequestsMessages } from '../messages'

/** The decisions on a request that is pending or waits for a seat. */
export function RequestActions({ request }: { readonly request: LicenceRequest }) {
  const texts = useTexts(licenceRequestsMessages)
  const { offers, companyId } = useHost()
  const mayDecide = useCovers('licenceRequests:write')
  const { perform } = useAction(grantAction)
  const offerUndo = useUndo()
  const [dialog, setDialog] = useState<'grant' | 'refuse'>()
  const describeFailure = useDescribeFailure({
    [notEnoughSeats]: texts.noSeats,
  })
  const close = () => setDialog(undefined)
  const { productId, productName, realName, reason, status, departmentId, waiting, unusedCount } = request
  if (status !== 'waiting' && status !== 'approved') return null
  if (!mayDecide) return null
  const isApproved = status === 'approved'
  const [label, name] = isApproved
    ? [texts.assign, texts.assignTo(realName, productName)]
    : [texts.grant, texts.grantTo(realName, productName)]
  const grant = async () => {
    const { result, undo } = await perform(request)
    offerUndo({ message: toldOf(texts, result), undo })
  }
  return (
    <>
      <RowActions
        row={realName}
        urgent
        onPhone
        main={
          // Somebody who waits already can be given a free seat only.
          !(isApproved && unusedCount === 0) && {
            label,
            name,
            onSelect: () => setDialog('grant'),
          }
        }
        moreShows
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
        description={
          <>
            {texts.grantHint(reason)}
            <br />
            {isApproved ? texts.assignHint(waiting?.position ?? 1) : outcomeOf(texts, request)}
          </>
        }
        confirmLabel={label}
        describeFailure={describeFailure}
        onConfirm={grant}
      />
      <RefuseDialog open={dialog === 'refuse'} onOpenChange={close} request={request} />
    </>
  )
}

type Texts = (typeof licenceRequestsMessages)['chinese']

/** What granting does now. */
function outcomeOf(texts: Texts, { unusedCount, waitingPosition }: LicenceRequest): string {
  if (waitingPosition === null) return texts.grantNowHint(unusedCount ?? 0)
  return (unusedCount ? texts.grantBehindHint : texts.grantQueueHint)(waitingPosition)
}

function toldOf(texts: Texts, { status, position, isEscalated }: GrantedRequest): string {
  if (status === 'granted') return texts.grantedNow
  return isEscalated ? texts.escalatedNow(position ?? 1) : texts.approvedNow(position ?? 1)
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
