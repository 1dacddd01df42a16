/** One row of the list being edited. */
export interface ListRow {
  /** Its number, unique in the list: the line in the original sheet. */
  readonly row: number
  readonly phone: string
  readonly realName: string
  readonly department: string
}

export type Person = Omit<ListRow, 'row'>

export const isBlank = ({ phone, realName, department }: Person): boolean =>
  phone.trim() === '' && realName.trim() === '' && department.trim() === ''

/** The same for rows with equal content, which get the same verdict from the service. */
export const keyOf = ({ phone, realName, department }: Person): string =>
  `${phone}\n${realName}\n${department}`

const nextNumber = (rows: readonly ListRow[]): number =>
  rows.reduce((most, { row }) => Math.max(most, row), 0) + 1

/** Appends people to the list with increasing numbers, or replaces a single empty row. */
export function withPeople(
  rows: readonly ListRow[],
  people: readonly Person[],
  instead?: number,
): readonly ListRow[] {
  const first = nextNumber(rows)
  const added = people.map((person, n) => ({ ...person, row: first + n }))
  const at = rows.findIndex(({ row }) => row === instead)
  const replaced = rows[at]
  if (replaced === undefined || !isBlank(replaced)) return [...rows, ...added]
  return [...rows.slice(0, at), ...added, ...rows.slice(at + 1).filter((row) => !isBlank(row))]
}
