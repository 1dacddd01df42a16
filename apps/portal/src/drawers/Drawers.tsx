import { OrderDrawer } from '@atrium/features/orders'
import { AddressedDrawer } from '@atrium/features/shared'
import { MemberDrawerInPortal } from './MemberDrawerInPortal'
import { ProductDrawerInPortal } from './ProductDrawerInPortal'

/** The drawers next to a company's lists. */
export const Drawers = () => (
  <>
    <AddressedDrawer kind="member" drawer={MemberDrawerInPortal} />
    <AddressedDrawer kind="product" drawer={ProductDrawerInPortal} />
    <AddressedDrawer kind="order" drawer={OrderDrawer} />
  </>
)
