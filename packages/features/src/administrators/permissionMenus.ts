import type { Permission } from '@atrium/contracts/wire/permissions'
import type { administratorsMessages } from './messages'

type Words = keyof (typeof administratorsMessages)['chinese']

/** The name of each permission: the menu that it opens. */
export const permissionNames = {
  authorisation: 'authorisation',
  allocation: 'allocation',
  company: 'companyInformation',
  departments: 'departmentsAndMembers',
  invitations: 'invitations',
  administrators: 'administratorsMenu',
  orders: 'orders',
  history: 'history',
  disk: 'disk',
} as const satisfies Readonly<Record<Permission, Words>>

/** The available permissions by their menus, in the menu's order. */
export const permissionMenus = [
  { name: 'menuAuthorisation', permissions: ['authorisation', 'allocation'] },
  { name: 'menuEnterprise', permissions: ['company', 'departments', 'invitations', 'history', 'disk'] },
  { name: 'menuOrders', permissions: ['orders'] },
] as const satisfies readonly { readonly name: Words; readonly permissions: readonly Permission[] }[]

/** Sorted in the order of the menus. */
export const inMenuOrder = (held: readonly Permission[]): readonly Permission[] =>
  permissionMenus.flatMap(({ permissions }) => permissions.filter((permission) => held.includes(permission)))
