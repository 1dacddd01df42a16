import { PermissionGroups } from '@atrium/features/administrators'
import { GuidesFeature } from '@atrium/features/guides'

export default function PermissionGroupsPage() {
  return (
    <>
      <PermissionGroups />
      <GuidesFeature guide="permissions" />
    </>
  )
}
