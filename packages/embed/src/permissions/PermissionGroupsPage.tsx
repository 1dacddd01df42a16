import { PermissionGroups } from '@atrium/features/administrators'
import { GuidesFeature } from '@atrium/features/guides'

/** The permission groups of a company. */
export const PermissionGroupsPage = () => (
  <>
    <PermissionGroups />
    <GuidesFeature guide="permissions" />
  </>
)
