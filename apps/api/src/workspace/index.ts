export { workspaceRoutes } from './workspaceRoutes'
