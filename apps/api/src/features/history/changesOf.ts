import { asList, asRecord, type Change } from './Change'
import { type NameOf, namedChangesOf } from './namedChangesOf'

const longest = 200

/**
 * The changes in an audit row as plain values; ids and names of stored files mean nothing to a reader.
 *
 * @param nameOf names of the members and departments that the reader may see
 */
export function changesOf(subject: unknown, nameOf: NameOf): Change[] {
  const row = asRecord(subject)
  const whole = asList(row.changes).flatMap((part) => changesOf({ ...part, orderNo: row.orderNo }, nameOf))
  return [...whole, ...statusOf(row), ...fieldsOf(row), ...namedChangesOf(row, nameOf), ...saidIn(row)]
}

/** Orders have their status directly in the subject. */
function statusOf({ orderNo, before, after }: Readonly<Record<string, unknown>>): Change[] {
  if (typeof orderNo !== 'string' || typeof after !== 'string') return []
  return [{ field: 'order', before: shown(before), after }]
}

/** Plain values of `before` and `after` that differ. */
function fieldsOf({ before, after, from, to }: Readonly<Record<string, unknown>>): Change[] {
  // Departments' holdings of a product are shown per department.
  if (Array.isArray(from) || Array.isArray(to)) return []
  const [earlier, later] = [asRecord(before), asRecord(after)]
  return (
    Object.keys(later)
      .filter((field) => !isSilent(field) && isPlain(later[field]) && isPlain(earlier[field]))
      .map((field) => ({ field, before: shown(earlier[field]), after: shown(later[field]) }))
      .filter((change) => change.before !== change.after)
      // The name of something new is shown as the subject.
      .filter(({ field, before: former }) => field !== 'name' || former !== '')
  )
}

/** Values that concern the whole change. */
function saidIn(row: Readonly<Record<string, unknown>>): Change[] {
  const changes = ['isPass', 'reason', 'remark', 'payType'].flatMap((field) =>
    isPlain(row[field]) && shown(row[field]) !== '' ? [{ field, before: '', after: shown(row[field]) }] : [],
  )
  const { amount } = row
  return typeof amount === 'number'
    ? [...changes, { field: 'amount', before: '', after: inYuan.format(amount / 100) }]
    : changes
}

const isSilent = (field: string) => /ids?$/i.test(field) || /^(licence|logo)Name$/.test(field)

const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object'

const shown = (value: unknown) => [...String(value ?? '')].slice(0, longest).join('')

const inYuan = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
