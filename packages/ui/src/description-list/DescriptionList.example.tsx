import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'

export function DescriptionListExample() {
  return (
    <DescriptionList columns={2}>
      <DescriptionItem term="Order">20260312-0042</DescriptionItem>
      <DescriptionItem term="Status">Paid</DescriptionItem>
      <DescriptionItem term="Ordered by">Ada Lovelace</DescriptionItem>
      <DescriptionItem term="Invoice" />
    </DescriptionList>
  )
}
