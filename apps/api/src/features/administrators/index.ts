export { administratorRoutes } from './administratorRoutes'
export { changeGroupMembers } from './changeGroupMembers'
