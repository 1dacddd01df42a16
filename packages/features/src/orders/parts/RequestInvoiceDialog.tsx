import { useState } from 'react'
import * as v from 'valibot'
import type { Bill } from '../../shared/bill/Bill'
import { FormDialog } from '../../shared/form/FormDialog'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useHost } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { requestInvoiceAction } from '../actions'
import { useOrdersTexts } from '../useOrdersTexts'
import type { OrdersHost } from './OrdersHost'

export interface RequestInvoiceDialogProps {
  readonly open: true
  readonly orderNo: string
  readonly billChoice: NonNullable<OrdersHost['billChoice']>
  readonly onOpenChange: (open: boolean) => void
}

/** Requests the invoice of an order that has none. */
export function RequestInvoiceDialog({ orderNo, billChoice, onOpenChange }: RequestInvoiceDialogProps) {
  const texts = useOrdersTexts()
  const { notify } = useHost()
  const [isChosen, setChosen] = useState(false)
  const { perform } = useAction(requestInvoiceAction)
  const form = useForm({
    schema: v.object({
      titleId: filled(texts.titleWanted),
      mailingId: v.nullable(v.string()),
      invoiceRemark: v.string(),
    }),
    initial: { titleId: '', mailingId: null as string | null, invoiceRemark: '' },
    async submit(bill) {
      await perform({ orderNo, ...bill })
      onOpenChange(false)
      notify({ tone: 'success', message: texts.invoiceRequested })
      return undefined
    },
  })
  const { titleId, ...rest } = form.values

  function choose(bill: Bill) {
    setChosen(true)
    form.set('titleId', bill.titleId ?? '')
    form.set('mailingId', bill.mailingId)
    form.set('invoiceRemark', bill.invoiceRemark)
  }

  return (
    <FormDialog
      form={form}
      dirty={rest.invoiceRemark !== ''}
      onOpenChange={onOpenChange}
      title={texts.requestInvoice}
      description={texts.requestInvoiceText(orderNo)}
      submitLabel={texts.requestInvoiceSend}
      problem={form.issueOf('titleId') ?? form.problem}
      width={560}
    >
      <div className={layout.sections}>
        {billChoice(isChosen ? { titleId: titleId || null, ...rest } : undefined, choose)}
      </div>
    </FormDialog>
  )
}
