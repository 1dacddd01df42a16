import { useMemo, useState } from 'react'

/**
 * What is selected in a list that a search may narrow: what was picked before the search stays picked,
 * and what a newer answer of the service says about it counts.
 */
export function usePicked<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const selection = useMemo(() => new Set(kept.keys()), [kept])
  const picked = useMemo(() => {
    const current = new Map(rows.map((row) => [idOf(row), row]))
    return [...kept].map(([id, row]) => current.get(id) ?? row)
  }, [kept, rows, idOf])

  function select(ids: ReadonlySet<string>) {
    const known = new Map([...kept, ...rows.map((row): [string, Row] => [idOf(row), row])])
    setKept(new Map([...ids].flatMap((id) => pairOf(id, known.get(id)))))
  }

  return { picked, selection, select }
}

const pairOf = <Row>(id: string, row: Row | undefined): [string, Row][] =>
  row === undefined ? [] : [[id, row]]
