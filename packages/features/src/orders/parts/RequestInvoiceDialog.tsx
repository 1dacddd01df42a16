import { Notice } from '@atrium/ui/notice'
import * as v from 'valibot'
import type { Bill } from '../../shared/bill/Bill'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { errorCodes } from '../../shared/wire/errorCodes'
import { requestInvoiceAction } from '../actions'
import { useOrdersTexts, useRefusals } from '../useOrdersTexts'
import type { OrdersHost } from './OrdersHost'

interface RequestInvoiceDialogProps {
  readonly orderNo: string
  readonly billChoice: NonNullable<OrdersHost['billChoice']>
  readonly onClose: () => void
}

/** Asks for the invoice of an order that has none. */
export function RequestInvoiceDialog({ orderNo, billChoice, onClose }: RequestInvoiceDialogProps) {
  const texts = useOrdersTexts()
  const { notify } = useHost()
  const { perform } = useAction(requestInvoiceAction)
  const form = useForm({
    schema: v.object({
      bill: v.pipe(
        v.custom<Bill | undefined>(() => true),
        v.transform((bill) => ({ ...bill, titleId: bill?.titleId ?? '' })),
        v.check(({ titleId }) => titleId !== '', texts.titleWanted),
      ),
    }),
    initial: { bill: undefined as Bill | undefined },
    describe: useDescribeFailure({ ...useRefusals(), [errorCodes.missing]: texts.titleGone }),
    async submit({ bill: { titleId, mailingId = null, invoiceRemark = '' } }) {
      await perform({ orderNo, titleId, mailingId, invoiceRemark })
      onClose()
      notify({ tone: 'success', message: texts.invoiceRequested })
      return undefined
    },
  })
  const { bill } = form.values
  return (
    <FormDialog
      form={form}
      dirty={bill !== undefined && bill.invoiceRemark !== ''}
      onOpenChange={onClose}
      title={texts.requestInvoice}
      description={texts.requestInvoiceText(orderNo)}
      submitLabel={texts.requestInvoiceSend}
      width={560}
    >
      <div className={layout.sections}>
        <Notice tone="danger" role="alert">
          {form.issueOf('bill') ?? form.problem}
        </Notice>
        {billChoice(bill, (next) => form.set('bill', next))}
      </div>
    </FormDialog>
  )
}
