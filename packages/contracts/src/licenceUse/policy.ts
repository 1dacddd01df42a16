import { withPolicy } from '../wire/policy'
import { licenceUseContract } from './contract'

const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const licenceUseOperations = withPolicy(licenceUseContract, {
  listIdleProducts: {
    summary:
      'Lists the batches that members in the caller’s scope hold, with the licences that nobody has used for some days.',
    ...administrators,
  },
  previewReclaim: {
    summary:
      'Lists the members in the caller’s scope who haven’t used a product for some days, with their exemptions and planned reclaims.',
    ...administrators,
    lists: 'people',
  },
  planReclaim: {
    summary:
      'Takes idle licences of a product back, at once or after a notice of up to 30 days. Members are told, and keep their licence by using it until then.',
    ...administrators,
  },
  listReclaims: {
    summary:
      'Lists reclaims, newest first: all of the company, or only the caller’s own for a caller with a limited scope.',
    ...administrators,
  },
  listReclaimMembers: {
    summary: 'Lists the members of a reclaim in the caller’s scope, and whose licence returns.',
    ...administrators,
    lists: 'people',
  },
  cancelReclaim: {
    summary: 'Cancels a planned reclaim. Its members are told that they keep their licences.',
    ...administrators,
  },
  getProductUse: {
    summary:
      'Returns how many members in the caller’s scope used a product on each day of the last year, its seats, and the price of a seat for those who may see orders.',
    ...administrators,
  },
  listReclaimPolicies: {
    summary: 'Lists the policies that take idle licences back every day.',
    ...administrators,
  },
  saveReclaimPolicy: {
    summary:
      'Saves the policy of a product, or of all products without their own: off, active, or a dry run that only lists what it would do. Only for those who look after the whole company.',
    ...administrators,
  },
  listExemptions: {
    summary: 'Lists members in the caller’s scope whose idle licences aren’t taken back.',
    ...administrators,
    lists: 'people',
  },
  exempt: {
    summary: 'Exempts members from having idle licences taken back, for one product or all, until a day.',
    ...administrators,
  },
  endExemption: {
    summary: 'Ends an exemption.',
    ...administrators,
  },
})
