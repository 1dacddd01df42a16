import { OrderDrawer } from '@atrium/features/orders'
import { AddressedDrawer } from '@atrium/features/shared'
import { WholeMemberDrawer } from './WholeMemberDrawer'
import { WholeProductDrawer } from './WholeProductDrawer'

/** The drawers next to a company's lists. */
export const Drawers = () => (
  <>
    <AddressedDrawer kind="member" drawer={WholeMemberDrawer} />
    <AddressedDrawer kind="product" drawer={WholeProductDrawer} />
    <AddressedDrawer kind="order" drawer={OrderDrawer} />
  </>
)
