export { PermissionGroupForm as default } from '@atrium/features/administrators'
