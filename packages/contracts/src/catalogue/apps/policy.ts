import { withPolicy } from '../../wire/policy'
import { appsContract } from './contract'

export const appsOperations = withPolicy(appsContract, {
  listApps: {
    summary:
      'The caller’s cloud apps, one for each licence: first what can be opened, by what ends first. And what else of the vendor’s they could have, and who of their companies owns seats of it.',
    access: 'user',
  },
  launchApp: {
    summary:
      'Where to open the app, with a ticket that is good for this app alone, once, and for a minute. Where all seats are in use on other devices only if they are to be taken over.',
    access: 'user',
  },
  redeemTicket: {
    summary:
      'For the app itself: who comes with a ticket, and by which licence. Good once. From then on the licence is in use on that device; what it was in use on beyond its seats ends.',
  },
  reportUse: {
    summary:
      'For the app itself: that it is still in use, or was left. What isn’t heard of for three minutes is no longer in use.',
  },
})
