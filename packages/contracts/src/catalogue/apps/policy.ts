import { withPolicy } from '../../wire/policy'
import { appsContract } from './contract'

export const appsOperations = withPolicy(appsContract, {
  listApps: {
    summary:
      'Lists the caller’s cloud apps, one per licence, usable ones first. Also lists other cloud products of the vendor, and which of the caller’s companies own seats.',
    access: 'user',
    limited: 'open',
  },
  launchApp: {
    summary:
      'Returns where to open the app, with a ticket that works for this app, once, for a minute. If all seats are in use on other devices, the call must ask to take one over.',
    access: 'user',
    limited: 'open',
  },
  redeemTicket: {
    summary:
      'For the app: redeems a ticket, once, and returns the person and the licence. From then on the licence is in use on that device; uses beyond its seats end.',
  },
  reportUse: {
    summary:
      'For the app: reports that it is still in use, or was left. After three minutes without a report, the use ends.',
  },
})
