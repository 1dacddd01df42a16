/**
 * The permissions of a permission group, named after the pages they open. The service checks them on every call
 * of a sub-administrator. The super administrator has all of them.
 */
export const permissions = [
  'authorisation',
  'allocation',
  'company',
  'departments',
  'invitations',
  'administrators',
  'orders',
  'history',
  'disk',
] as const

export type Permission = (typeof permissions)[number]
