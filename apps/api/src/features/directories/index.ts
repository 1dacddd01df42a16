export { directoryRoutes } from './directoryRoutes'
export { type Directory, findDirectory } from './directoryToken'
export { linkJoiners } from './linkJoiners'
export { reasonColumn, stateColumn, withState } from './personState'
