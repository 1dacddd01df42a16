export { findMenus } from './findMenus'
export type { MenuItem } from './menus'
export { workspaceRoutes } from './workspaceRoutes'
