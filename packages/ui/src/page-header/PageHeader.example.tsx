import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'
import { Button } from '@atrium/ui/button'
import { PageHeader } from '@atrium/ui/page-header'
import { StatusBadge } from '@atrium/ui/status-badge'

export function PageHeaderExample() {
  return (
    <PageHeader
      title="Order 20260312-0042"
      breadcrumb={
        <Breadcrumb label="Breadcrumb">
          <BreadcrumbItem href="#orders">Orders</BreadcrumbItem>
          <BreadcrumbItem current>20260312-0042</BreadcrumbItem>
        </Breadcrumb>
      }
      status={<StatusBadge tone="warning">Payment due</StatusBadge>}
    >
      <Button>Cancel order</Button>
      <Button variant="primary">Pay</Button>
    </PageHeader>
  )
}
