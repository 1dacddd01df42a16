import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { implement } from '../../ports/implement'
import { takeSeatAndLaunch } from './launchApp'
import { listApps } from './listApps'
import { redeemTicket } from './redeemTicket'
import { reportUse } from './reportUse'

export { appKeyOf, usesKeptMilliseconds } from './appKeys'
export { endSilentUses } from './endSilentUses'

export const cloudAppRoutes = implement(appsOperations, {
  listApps,
  launchApp: { first: takeSeatAndLaunch },
  redeemTicket,
  reportUse: { unmanaged: reportUse },
})
