import { type Atom, atom } from 'jotai'
import type { Request } from '../request/request'
import { passingAtom } from '../request/steadyAtom'
import type { Page } from './PagedTable'

export type ChosenRows<Row> = ReturnType<typeof chosenRows<Row>>

/** Selected rows on all pages and from all searches, as last seen; empty once the list is left. */
export function chosenRows<Row>(
  listAtom: Atom<Request<Page<Row> | readonly Row[]>>,
  idOf: (row: Row) => string,
) {
  const keptAtom = passingAtom<ReadonlyMap<string, Row>>(new Map())
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [idOf(row), row]))
  const onPageAtom = atom((get) => {
    const list = get(listAtom)
    if (list.state !== 'ready') return new Map<string, Row>()
    return byId('list' in list.value ? list.value.list : list.value)
  })
  return {
    rowsAtom: atom((get): readonly Row[] => {
      const onPage = get(onPageAtom)
      return [...get(keptAtom)].map(([id, row]) => onPage.get(id) ?? row)
    }),
    /** Their ids, for a table. */
    idsAtom: atom(
      (get): ReadonlySet<string> => new Set(get(keptAtom).keys()),
      (get, set, ids: ReadonlySet<string>) => {
        const known = [...get(keptAtom), ...get(onPageAtom)]
        set(keptAtom, new Map(known.filter(([id]) => ids.has(id))))
      },
    ),
    chooseAtom: atom(null, (_get, set, rows: readonly Row[]) => set(keptAtom, byId(rows))),
  }
}
