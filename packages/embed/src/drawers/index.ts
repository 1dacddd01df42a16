export { useIdleLicences } from './useIdleLicences'
export { WholeMemberDrawer } from './WholeMemberDrawer'
export { WithDrawers } from './WithDrawers'
