export { findMenus } from './findMenus'
export { type MenuItem, personalMenus } from './menus'
export { workspaceRoutes } from './workspaceRoutes'
