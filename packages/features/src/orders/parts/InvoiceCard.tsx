import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import layout from '../../shared/screen/Layout.module.css'
import type { Order } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'

/** The invoice that was asked for: an enterprise's if it names a bank account, else a person's. */
export function InvoiceCard({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const invoice = order.invoiceInfo
  if (!invoice?.invoiceContent) {
    return (
      <Card title={texts.invoice}>
        <p className={layout.hint}>{texts.noInvoice}</p>
      </Card>
    )
  }
  const isEnterprise = invoice.bankAccount !== ''
  return (
    <Card title={texts.invoice}>
      <DescriptionList columns={1} termWidth="140px">
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
            <DescriptionItem term={texts.bankAccount}>{invoice.bankAccount}</DescriptionItem>
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
