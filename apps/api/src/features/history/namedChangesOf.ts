import { asList, asRecord, type Change } from './Change'

/** Name of a member or department; undefined: the reader may not see it. */
export type NameOf = (kind: 'member' | 'department', id: string) => string | undefined

type Row = Readonly<Record<string, unknown>>

/** Changes of people and departments, which are stored by id. */
export const namedChangesOf = (row: Row, nameOf: NameOf): Change[] => [
  ...renamed(row, nameOf),
  ...moved(row, nameOf),
  ...handedOver(row, nameOf),
  ...regrouped(row, nameOf),
  ...exchanged(row, nameOf),
]

/** Renamed members. */
const renamed = ({ members }: Row, nameOf: NameOf): Change[] =>
  asList(members).flatMap(({ userId, before, after }) =>
    nameOf('member', textOf(userId)) === undefined || (before === undefined && after === undefined)
      ? []
      : [{ field: 'memberName', before: textOf(before), after: textOf(after) }],
  )

/** Members who moved from several departments to one. */
function moved({ before, after }: Row, nameOf: NameOf): Change[] {
  const target = asRecord(after).departmentId
  if (!Array.isArray(before) || typeof target !== 'string') return []
  const to = nameOf('department', target)
  const from = asList(before).map(({ departmentId }) => nameOf('department', textOf(departmentId)))
  return [...new Set(from)].flatMap((name) =>
    name === undefined && to === undefined
      ? []
      : [{ field: 'memberDepartment', before: name ?? elsewhere, after: to ?? elsewhere }],
  )
}

/** A department outside of the reader's scope. */
const elsewhere = '…'

function handedOver({ before, after }: Row, nameOf: NameOf): Change[] {
  const [former, next] = [asRecord(before).userId, asRecord(after).userId]
  if (typeof former !== 'string' || typeof next !== 'string') return []
  const [from, to] = [nameOf('member', former), nameOf('member', next)]
  return [{ field: 'superAdministrator', before: from ?? elsewhere, after: to ?? elsewhere }]
}

/** Changes of a permission group. */
function regrouped({ before, after }: Row, nameOf: NameOf): Change[] {
  const [earlier, later] = [asRecord(before), asRecord(after)]
  return lists.flatMap(({ key, field, kind }) => {
    const [had, has] = [textsOf(earlier[key]), textsOf(later[key])]
    const tell = (ids: string[], field: string) =>
      ids.flatMap((id) => {
        const name = kind ? nameOf(kind, id) : id
        return name === undefined ? [] : [{ field, before: '', after: name }]
      })
    return [
      ...tell(
        has.filter((id) => !had.includes(id)),
        `${field}Added`,
      ),
      ...tell(
        had.filter((id) => !has.includes(id)),
        `${field}Removed`,
      ),
    ]
  })
}

/** Members who keep a seat that isn't renewed, each with the one who loses it instead. */
function exchanged({ keeping, losing }: Row, nameOf: NameOf): Change[] {
  const [kept, lost] = [textsOf(keeping), textsOf(losing)]
  const nameAt = (ids: string[], at: number) => {
    const id = ids[at]
    return id === undefined ? '' : (nameOf('member', id) ?? elsewhere)
  }
  return Array.from({ length: Math.max(kept.length, lost.length) }, (_, at) => ({
    field: 'seatLoser',
    before: nameAt(kept, at),
    after: nameAt(lost, at),
  }))
}

const lists = [
  { key: 'permissions', field: 'permission', kind: undefined },
  { key: 'departmentIds', field: 'department', kind: 'department' },
  { key: 'userIds', field: 'member', kind: 'member' },
  { key: 'groupNames', field: 'group', kind: undefined },
] as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])
