export { findOwning } from './findOwning'

import { ownProductsOperations } from '@atrium/contracts/catalogue/ownProducts/policy'
import { implement } from '../../ports/implement'
import { listOwned } from './listOwned'

export { inOrder } from './inOrder'
export { openUses, silentMilliseconds } from './openUses'
export { ownLicences, usableLicences } from './ownLicences'
export { serialNumberOf } from './serialNumberOf'

export const ownProductsRoutes = implement(ownProductsOperations, { listOwned })
