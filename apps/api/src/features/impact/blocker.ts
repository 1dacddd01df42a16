import type { Blocker } from './Impact'

const mostNames = 5

/** What is in the way, in a list of none or one; with the ids of the rows that it stops, if it lets others go on. */
export const blocker = (
  reason: Blocker['reason'],
  names: readonly string[],
  ids: readonly string[] = [],
): Blocker[] =>
  names.length === 0 ? [] : [{ reason, names: names.slice(0, mostNames), count: names.length, ids: [...ids] }]

/** The same where no names are needed. */
export const blockedIf = (blocked: boolean, reason: Blocker['reason']): Blocker[] =>
  blocked ? [{ reason, names: [], count: 0, ids: [] }] : []
