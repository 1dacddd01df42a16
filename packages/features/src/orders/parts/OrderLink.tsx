import { Link } from '@atrium/ui/link'
import { type ReactNode, use } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawersContext } from '../../shared/drawer/drawers'
import { FeatureLink } from '../../shared/host/FeatureLink'
import table from '../../shared/list/TableCard.module.css'
import { useOrderPaths } from '../useOrderPaths'

interface OrderLinkProps {
  readonly orderNo: string
  /** What is ordered. */
  readonly children: ReactNode
  /** What it is called: its words don't tell it from others. */
  readonly name: string
}

/** An order in a list: opens it beside the list, or on its page where no drawer is offered. */
export function OrderLink({ orderNo, children, name }: OrderLinkProps) {
  const { orderPath } = useOrderPaths()
  if (use(DrawersContext).includes('order'))
    return (
      <DrawerLink kind="order" id={orderNo} name={name}>
        {children}
      </DrawerLink>
    )
  return (
    <Link variant="quiet" asChild className={table.target}>
      <FeatureLink to={orderPath(orderNo)} aria-label={name} data-opens-row>
        {children}
      </FeatureLink>
    </Link>
  )
}
