import { searchOperations } from '@atrium/contracts/search/policy'
import { implement } from '../../ports/implement'
import { search } from './search'
import { searchOwn } from './searchOwn'

export const searchRoutes = implement(searchOperations, { search, searchOwn })
