/**
 * What a permission group can allow, named after the pages that it opens. The service checks it on every call
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
