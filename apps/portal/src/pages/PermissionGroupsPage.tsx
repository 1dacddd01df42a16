export { PermissionGroups as default } from '@atrium/features/administrators'
