import { withPolicy } from '../wire/policy'
import { directoryPeopleContract } from './contract'

const read = { access: 'superAdministrator', embedding: 'never' } as const

export const directoryPeopleOperations = withPolicy(directoryPeopleContract, {
  listDirectoryPeople: {
    summary: 'Lists the people whom a directory describes, with what they are in the company.',
    lists: 'people',
    ...read,
  },
  listDirectoryLeavers: {
    summary: 'Lists the people whose membership a directory ended within the last 180 days, latest first.',
    lists: 'people',
    ...read,
  },
  returnDirectoryLeavers: {
    summary:
      'Makes people members again whose membership a directory ended, without their licences. The directory no longer manages them, until it states them as active.',
    proof: 'recent',
    ...read,
  },
})
