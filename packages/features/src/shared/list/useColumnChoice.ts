import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { queryAtom } from '../host/query'
import type { ListColumn } from './ListColumn'
import { useQueryChange } from './useQueryChange'

export interface ColumnChoice<Row> {
  /** Columns of an export. */
  readonly all: readonly ListColumn<Row>[]
  /** Columns of the table. */
  readonly visible: readonly ListColumn<Row>[]
  /** Columns that can be hidden, and whether they are. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly shown: boolean }[]
  readonly show: (id: string, shown: boolean) => void
  readonly showAll: () => void
}

/** The columns of a table. Hidden ones are kept in the address under `name`, so that a copied link shows the same. */
export function useColumnChoice<Row>(columns: readonly ListColumn<Row>[], name = 'hide'): ColumnChoice<Row> {
  const hide = useAtomValue(useMemo(() => atom((get) => get(queryAtom).get(name) ?? ''), [name]))
  const change = useQueryChange()
  const visible = useMemo(() => columns.filter((column) => isShown(column, hide)), [columns, hide])
  return {
    all: columns,
    visible,
    choices: columns.filter(canHide).map((column) => ({
      id: column.id,
      name: column.label ?? String(column.header),
      shown: isShown(column, hide),
    })),
    show(id, shown) {
      const hidden = columns.filter((column) => (column.id === id ? !shown : !isShown(column, hide)))
      change({ [name]: hidden.map((column) => column.id).join(',') })
    },
    showAll: () => change({ [name]: '' }),
  }
}

/** The name and actions of a row can't be hidden. */
const canHide = <Row>(column: ListColumn<Row>) => !column.rowHeader && column.narrow !== 'actions'

const isShown = <Row>(column: ListColumn<Row>, hide: string) =>
  !canHide(column) || !hide.split(',').includes(column.id)
