import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'

export function CardExample() {
  return (
    <Card
      title="Billing address"
      description="Printed on every invoice."
      actions={<Button size="small">Edit</Button>}
      footer="Last changed on 3 March 2026"
    >
      <DescriptionList>
        <DescriptionItem term="Company">Northwind Construction</DescriptionItem>
        <DescriptionItem term="Street">12 Harbour Road</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
