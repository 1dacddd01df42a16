import { allocationContract } from '@atrium/contracts/allocation/contract'
import { implement } from '../../ports/implement'
import { allocate } from './allocate'
import { listAllocation } from './listAllocation'
import { listProducts } from './listProducts'
import { previewTakeBack, takeBack } from './takeBack'

export const allocationRoutes = implement(allocationContract, {
  listAllocationProducts: listProducts,
  listAllocation,
  // The lock on the product keeps these apart.
  allocate: { together: allocate },
  previewTakeBack,
  takeBack: { together: takeBack },
})
