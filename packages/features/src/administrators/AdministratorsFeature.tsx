import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Administrators } from './Administrators'
import { PermissionGroupForm } from './PermissionGroupForm'
import { PermissionGroups } from './PermissionGroups'
import type { TransferDialogSlot } from './parts/TransferSlot'

export interface AdministratorsFeatureProps {
  /** Asks before the company is handed over, and does it. Without it, handing over isn't offered. */
  readonly TransferDialog?: TransferDialogSlot
}

/** The whole feature: the screen of the host's location, or else the permission groups. */
export function AdministratorsFeature({ TransferDialog }: AdministratorsFeatureProps) {
  const screens = useMemo(
    () => ({
      [pagePaths.permissionGroups]: <PermissionGroups />,
      [pagePaths.permissionGroupsMenu]: <PermissionGroups />,
      [pagePaths.permissionGroupForm]: <PermissionGroupForm />,
      [pagePaths.administrators]: <Administrators {...(TransferDialog && { TransferDialog })} />,
    }),
    [TransferDialog],
  )
  return <FeatureScreens screens={screens} />
}
