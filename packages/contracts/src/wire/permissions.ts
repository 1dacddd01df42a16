/**
 * What a permission group may hold, named after the pages it opens. The service checks it on every call of a
 * sub-administrator; a super administrator has all of them.
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
