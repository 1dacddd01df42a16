import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name. */
export const administratorsRoutes = {
  permissionGroups: '/adminpermissionManage',
  groupForm: '/addorEditAdminGroup',
  /** Under these the menu names the groups, and the list of administrators. */
  groupsMenu: '/superadmin-power',
  administrators: '/superadmin-manage',
} as const

export const groupPath = (groupId?: string): string => withQuery(administratorsRoutes.groupForm, { groupId })
