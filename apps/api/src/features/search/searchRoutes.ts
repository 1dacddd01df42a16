import { searchContract } from '@atrium/contracts/search/contract'
import { implement } from '../../ports/implement'
import { search } from './search'
import { searchOwn } from './searchOwn'

export const searchRoutes = implement(searchContract, { search, searchOwn })
