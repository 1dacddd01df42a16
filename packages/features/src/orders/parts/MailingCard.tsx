import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import type { Order } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'

/** Where the invoice goes. Without one there is nothing to mail. */
export function MailingCard({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const mailing = order.invoiceAddress
  if (!mailing) return null
  const { province, city, district, detailedAddress } = mailing
  // Of a municipality, province and city are one.
  const region = [...new Set([province, city, district])].join(' ')
  return (
    <Card title={texts.mailing}>
      <DescriptionList columns={1} termWidth="112px">
        <DescriptionItem term={texts.contact}>{mailing.addressee}</DescriptionItem>
        <DescriptionItem term={texts.phone}>{mailing.phone}</DescriptionItem>
        <DescriptionItem term={texts.address}>{`${region} ${detailedAddress}`}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
