import { AddressedDrawer } from '@atrium/features/shared'
import { MemberDrawerInPortal } from './MemberDrawerInPortal'

/** What opens beside a company's lists. */
export const Drawers = () => <AddressedDrawer kind="member" drawer={MemberDrawerInPortal} />
