export { findOwning } from './findOwning'

import { ownedOperations } from '@atrium/contracts/catalogue/owned/policy'
import { implement } from '../../ports/implement'
import { listOwned } from './listOwned'

export { inOrder } from './inOrder'
export { openUses, silentMilliseconds } from './openUses'
export { ownLicences } from './ownLicences'
export { serialNumberOf } from './serialNumberOf'

export const ownedRoutes = implement(ownedOperations, { listOwned })
