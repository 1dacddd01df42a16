export { AdministratorsPage } from './AdministratorsPage'
export { PermissionGroupsPage } from './PermissionGroupsPage'
export { Permissions } from './Permissions'
