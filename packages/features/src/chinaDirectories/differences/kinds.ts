import type { Change } from '../api'

/** Changes of departments, in the order in which they are shown. */
export const departmentKinds = [
  'departmentAdded',
  'departmentLinked',
  'departmentRenamed',
  'departmentMoved',
  'departmentRemoved',
  'departmentKept',
] as const satisfies readonly Change[]

/** All changes, in the order in which they can be filtered: what takes most away comes first. */
export const shownKinds = [
  ...(['left', 'invited', 'linked', 'returned', 'moved', 'renamed', 'waiting'] as const),
  ...departmentKinds,
  ...(['updated', 'blocked'] as const),
] as const satisfies readonly Change[]
