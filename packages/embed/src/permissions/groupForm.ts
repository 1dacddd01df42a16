/** A chunk of its own: the index of `administrators`, loaded on demand, would come with the list. */
export { PermissionGroupForm } from '@atrium/features/administrators'
