export { searchRoutes } from './searchRoutes'
export { spellNames } from './spellNames'
