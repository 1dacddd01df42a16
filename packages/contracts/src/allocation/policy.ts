import { withPolicy } from '../wire/policy'
import { allocationContract } from './contract'

export const allocationOperations = withPolicy(allocationContract, {
  listAllocationProducts: {
    summary: 'Lists products with seats that can be passed on, oldest first.',
    access: 'administrator',
    permission: 'allocation',
  },
  listAllocation: {
    summary:
      'Lists departments in scope, parents first, with their seats of a product: owned = passed on + used + left.',
    access: 'administrator',
    permission: 'allocation',
  },
  allocate: {
    summary: 'Passes a department’s free seats on to departments below it, all or none.',
    access: 'administrator',
    permission: 'allocation',
  },
  previewTakeBack: {
    summary:
      'Returns what taking seats back would do: whose licences are taken back if there aren’t enough free seats.',
    access: 'administrator',
    permission: 'allocation',
  },
  takeBack: {
    summary:
      'Takes seats back from departments below: free ones first, then exactly the assigned ones that the preview named. Refused with `changedMeanwhile` if others would be needed now.',
    access: 'administrator',
    permission: 'allocation',
  },
})
