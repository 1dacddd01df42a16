import { searchContract } from '@atrium/features/search/contract'
import { implement } from '../../ports/implement'
import { search } from './search'

export const searchRoutes = implement(searchContract, { search })
