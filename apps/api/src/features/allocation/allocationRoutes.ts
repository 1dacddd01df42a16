import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { implement } from '../../ports/implement'
import { allocate } from './allocate'
import { listAllocation } from './listAllocation'
import { listProducts } from './listProducts'
import { previewTakeBack, takeBack } from './takeBack'

export const allocationRoutes = implement(allocationOperations, {
  listAllocationProducts: listProducts,
  listAllocation,
  // The lock on the product separates these.
  allocate: { together: allocate },
  previewTakeBack,
  takeBack: { together: takeBack },
})
