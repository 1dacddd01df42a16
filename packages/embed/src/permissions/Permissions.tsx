import { pagePaths } from '@atrium/contracts/paths'
import { lazy } from 'react'
import { ListArea } from '../area'
import { PermissionGroupsPage } from './PermissionGroupsPage'

const AdministratorsPage = lazy(async () => ({
  default: (await import('./AdministratorsPage')).AdministratorsPage,
}))
const PermissionGroupForm = lazy(async () => ({
  default: (await import('@atrium/features/administrators/PermissionGroupForm')).PermissionGroupForm,
}))

/** Permission groups and administrators of a company. */
export const Permissions = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  [pagePaths.permissionGroups]: <PermissionGroupsPage />,
  [pagePaths.permissionGroupsMenu]: <PermissionGroupsPage />,
  [pagePaths.permissionGroupForm]: <PermissionGroupForm />,
  [pagePaths.administrators]: <AdministratorsPage />,
}
