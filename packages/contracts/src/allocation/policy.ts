import { withPolicy } from '../wire/policy'
import { allocationContract } from './contract'

export const allocationOperations = withPolicy(allocationContract, {
  listAllocationProducts: {
    summary: 'Products of which seats can be passed on, oldest first.',
    access: 'administrator',
    permission: 'allocation',
  },
  listAllocation: {
    summary:
      'Departments in scope as a flat list, parents first, with what each owns of a product: owned = passed on + used + left.',
    access: 'administrator',
    permission: 'allocation',
  },
  allocate: {
    summary: 'Passes free seats of a department on to departments below it: to all of them or to none.',
    access: 'administrator',
    permission: 'allocation',
  },
  previewTakeBack: {
    summary:
      'What taking seats back would do: where more are wanted than are free, whose licences are recovered.',
    access: 'administrator',
    permission: 'allocation',
  },
  takeBack: {
    summary:
      'Takes seats back from departments below: free ones first, and exactly those in use that the preview named. Refused with `changedMeanwhile` when others would be needed by now.',
    access: 'administrator',
    permission: 'allocation',
  },
})
