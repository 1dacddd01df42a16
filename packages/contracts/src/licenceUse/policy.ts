import { withPolicy } from '../wire/policy'
import { licenceUseContract } from './contract'

const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const licenceUseOperations = withPolicy(licenceUseContract, {
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
