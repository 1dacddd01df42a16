export { PermissionGroupsPage as default } from '@atrium/embed/permissions'
