import { asList, asRecord } from './Change'

interface Concerned {
  readonly userId?: unknown
  readonly mainId?: unknown
}

/**
 * The names of the licence rules in an audit row: the rule that somebody changed, or those by which the service gave and
 * took licences.
 *
 * @param isShown whether the history shows what happened to this member with this product
 */
export function ruleNamesIn(subject: unknown, isShown: (seat: Concerned) => boolean): readonly string[] {
  const row = asRecord(subject)
  if (typeof row.ruleId === 'string') {
    const name = row.name ?? asRecord(row.after).name ?? asRecord(row.before).name
    return typeof name === 'string' ? [name] : []
  }
  const used = new Set(
    [row.granted, row.moved, row.kept, row.ending, row.returned]
      .flatMap(asList)
      .filter(isShown)
      .map(({ ruleId }) => ruleId),
  )
  return asList(row.rules).flatMap(({ ruleId, name }) =>
    used.has(ruleId) && typeof name === 'string' ? [name] : [],
  )
}
