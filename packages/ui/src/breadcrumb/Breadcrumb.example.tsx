import { Breadcrumb, BreadcrumbItem } from '@atrium/ui/breadcrumb'

export function BreadcrumbExample() {
  return (
    <Breadcrumb label="Breadcrumb">
      <BreadcrumbItem href="#company">Company</BreadcrumbItem>
      <BreadcrumbItem href="#members">Members</BreadcrumbItem>
      <BreadcrumbItem current>Ada Lovelace</BreadcrumbItem>
    </Breadcrumb>
  )
}
