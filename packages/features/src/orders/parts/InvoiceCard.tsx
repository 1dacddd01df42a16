import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { Download } from 'lucide-react'
import { use, useState } from 'react'
import { useCovers, useDescribeFailure, useHost } from '../../shared/host/useKept'
import { saveFile } from '../../shared/list/export/saveFile'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { InFours } from '../../shared/texts/InFours'
import { useFormat } from '../../shared/texts/useFormat'
import { downloadInvoiceAction } from '../actions'
import type { Order } from '../api'
import { factsWidth, isPaid } from '../orderFacts'
import { useOrdersTexts } from '../useOrdersTexts'
import { OrdersHostContext } from './OrdersHost'
import { RequestInvoiceDialog } from './RequestInvoiceDialog'

interface InvoiceCardProps {
  readonly order: Order
}

/** The requested invoice; or that there is none, with a way to request it. */
export function InvoiceCard({ order }: InvoiceCardProps) {
  const { billChoice } = use(OrdersHostContext)
  const mayRequest = useCovers('orders:write')
  const [isAsking, ask] = useState(false)
  return (
    <>
      {order.invoiceInfo?.invoiceContent ? (
        <Invoice order={order} invoice={order.invoiceInfo} />
      ) : (
        <NoInvoice
          onRequest={mayRequest && billChoice && order.status !== 'closed' ? () => ask(true) : undefined}
        />
      )}
      {billChoice && isAsking && (
        <RequestInvoiceDialog open orderNo={order.orderNo} billChoice={billChoice} onOpenChange={ask} />
      )}
    </>
  )
}

function NoInvoice({ onRequest }: { readonly onRequest: (() => void) | undefined }) {
  const texts = useOrdersTexts()
  return (
    <Card
      title={texts.invoice}
      actions={
        onRequest && (
          <Button size="small" onClick={onRequest}>
            {texts.requestInvoice}
          </Button>
        )
      }
    >
      <p className={layout.hint}>{texts.noInvoice}</p>
      {onRequest && <p className={layout.hint}>{texts.requestInvoiceHint}</p>}
    </Card>
  )
}

interface DownloadInvoiceProps {
  readonly orderNo: string
  readonly fileName: string
}

function DownloadInvoice({ orderNo, fileName }: DownloadInvoiceProps) {
  const texts = useOrdersTexts()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const download = useAction(downloadInvoiceAction)

  async function save() {
    const result = await download.run(orderNo)
    if (result.done) saveFile(result.value.name, result.value.content)
    else notify({ tone: 'failure', message: describe(result.failure) })
  }

  return (
    <Button size="small" busy={download.busy} onClick={() => void save()}>
      <Download aria-hidden />
      {texts.downloadInvoice(fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase())}
    </Button>
  )
}

interface InvoiceProps extends InvoiceCardProps {
  readonly invoice: NonNullable<Order['invoiceInfo']>
}

/** A company's if it has a bank account, otherwise a person's. */
function Invoice({ order, invoice }: InvoiceProps) {
  const texts = useOrdersTexts()
  const { timestamp } = useFormat()
  const { invoiceIssued: issued } = order
  const isEnterprise = invoice.bankAccount !== ''
  return (
    <Card
      title={texts.invoice}
      actions={issued?.fileName && <DownloadInvoice orderNo={order.orderNo} fileName={issued.fileName} />}
    >
      <DescriptionList columns={2} termWidth={factsWidth[useHost().locale]}>
        <DescriptionItem term={texts.invoiceState}>
          <InvoiceState order={order} />
        </DescriptionItem>
        {issued && (
          <>
            <DescriptionItem term={texts.invoiceNumber}>{issued.invoiceNumber}</DescriptionItem>
            <DescriptionItem term={texts.invoiceIssuedAt}>{timestamp(issued.issuedAt)}</DescriptionItem>
          </>
        )}
        <DescriptionItem term={texts.titleType}>
          {isEnterprise ? texts.enterpriseTitle : texts.personalTitle}
        </DescriptionItem>
        <DescriptionItem term={texts.invoiceTitle}>
          {isEnterprise ? invoice.invoiceHeader : texts.personalTitle}
        </DescriptionItem>
        <DescriptionItem term={texts.invoiceType}>
          {isEnterprise ? texts[invoice.invoiceType.name] : texts.ordinary}
        </DescriptionItem>
        {isEnterprise && (
          <>
            <DescriptionItem term={texts.creditCode}>{invoice.creditCode}</DescriptionItem>
            <DescriptionItem term={texts.bankName}>{invoice.bankName}</DescriptionItem>
            <DescriptionItem term={texts.bankAccount}>
              <InFours>{invoice.bankAccount}</InFours>
            </DescriptionItem>
            <DescriptionItem term={texts.registeredAddress}>{invoice.registeredAddress}</DescriptionItem>
            <DescriptionItem term={texts.registeredPhone}>{invoice.registeredPhone}</DescriptionItem>
          </>
        )}
        <DescriptionItem term={texts.invoiceContent}>{invoice.invoiceContent}</DescriptionItem>
        <DescriptionItem term={texts.invoiceRemark}>{invoice.invoiceRemark}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

type State = 'invoiceAfterPayment' | 'invoiceUnderWay' | 'invoiceIssued' | 'invoiceDropped'

const tones: Readonly<Record<State, StatusTone>> = {
  invoiceAfterPayment: 'idle',
  invoiceUnderWay: 'accent',
  invoiceIssued: 'success',
  invoiceDropped: 'idle',
}

/** The state of a requested invoice, and the next step. */
function InvoiceState({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const state = stateOf(order)
  const isElectronic = order.invoiceAddress === null
  const hint =
    state === 'invoiceUnderWay'
      ? texts.invoiceUnderWayHint
      : state === 'invoiceIssued' && isElectronic && !order.invoiceIssued?.fileName && texts.invoiceFileHint
  return (
    <>
      <StatusBadge tone={tones[state]}>{texts[state]}</StatusBadge>
      {hint && <p className={layout.hint}>{hint}</p>}
    </>
  )
}

function stateOf({ status, invoiceIssued }: Order): State {
  if (invoiceIssued) return 'invoiceIssued'
  if (status === 'closed') return 'invoiceDropped'
  return isPaid(status) ? 'invoiceUnderWay' : 'invoiceAfterPayment'
}
