import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { Administrators } from './Administrators'
import { PermissionGroupForm } from './PermissionGroupForm'
import { PermissionGroups } from './PermissionGroups'
import type { TransferDialogSlot } from './parts/TransferSlot'
import { administratorsRoutes as routes } from './routes'

export interface AdministratorsFeatureProps {
  /** Asks before the company is handed over, and does it. Without it handing over is not offered. */
  readonly TransferDialog?: TransferDialogSlot
}

/** The whole feature: the screen that the host's location names, else the permission groups. */
export function AdministratorsFeature(props: AdministratorsFeatureProps) {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen {...props} />
    </FeatureRoot>
  )
}

function CurrentScreen({ TransferDialog }: AdministratorsFeatureProps) {
  const { pathname } = useHost().location
  if (pathname === routes.groupForm) return <PermissionGroupForm />
  if (pathname === routes.administrators)
    return <Administrators {...(TransferDialog && { TransferDialog })} />
  return <PermissionGroups />
}

/** What it shows itself. */
const ownPaths = Object.values(routes)
