import { AddressedDrawer } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'

const MemberDrawer = deferDialog(async () => (await import('./MemberDrawerInPortal')).MemberDrawerInPortal)

/** What opens beside a company's lists. */
export const Drawers = () => <AddressedDrawer kind="member" drawer={MemberDrawer} />
