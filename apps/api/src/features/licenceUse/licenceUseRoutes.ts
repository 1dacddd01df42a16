import { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { implement } from '../../ports/implement'
import { cancelReclaim } from './cancelReclaim'
import { endExemption, exempt, listExemptions } from './exempt'
import { getProductUse } from './getProductUse'
import { listIdleProducts } from './listIdleProducts'
import { listReclaimMembers, listReclaims } from './listReclaims'
import { planReclaim } from './planReclaim'
import { listReclaimPolicies, saveReclaimPolicy } from './policies'
import { previewReclaim } from './previewReclaim'

export const licenceUseRoutes = implement(licenceUseOperations, {
  listIdleProducts,
  previewReclaim,
  // Like every cancellation: they wait for the product, not for the company.
  planReclaim: { together: planReclaim },
  cancelReclaim: { together: cancelReclaim },
  listReclaims,
  listReclaimMembers,
  getProductUse,
  listExemptions,
  exempt: { together: exempt },
  endExemption: { together: endExemption },
  listReclaimPolicies,
  saveReclaimPolicy: { together: saveReclaimPolicy },
})
