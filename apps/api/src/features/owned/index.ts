import { ownedContract } from '@atrium/features/catalogue/owned/contract'
import { implement } from '../../ports/implement'
import { listOwned } from './listOwned'

export const ownedRoutes = implement(ownedContract, { listOwned })
