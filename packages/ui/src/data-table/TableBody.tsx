import { Fragment, memo, useMemo } from 'react'
import { BodyCells } from './BodyCells'
import { bodyEvents } from './bodyEvents'
import type { DataTableColumn } from './DataTableColumn'
import type { RowGroups } from './RowGroups'
import { renderRow } from './renderRow'
import styles from './TableBody.module.css'
import type { TableBodyProps } from './TableBodyProps'

/** All rows of a page. */
export const TableBody = memo(function TableBody<Row>(props: TableBodyProps<Row>) {
  return (
    <tbody
      className={styles.body}
      data-as={props.layout.as}
      role={props.layout.as === 'lines' ? 'rowgroup' : undefined}
      {...bodyEvents(props)}
    >
      {runsOf(props).map(({ group, start, rows }) => (
        <Fragment key={group === undefined ? start : `${group} ${start}`}>
          {group !== undefined && props.groups && (
            <GroupRow
              rows={rows}
              columns={props.columns}
              cell={props.groups.cell}
              hasSelection={props.selection !== undefined}
              as={props.layout.as}
            />
          )}
          {rows.map((row, at) => renderRow(props, row, start + at, undefined, group !== undefined))}
        </Fragment>
      ))}
    </tbody>
  )
}) as <Row>(props: TableBodyProps<Row>) => React.ReactNode

interface Run<Row> {
  /** Undefined for rows that are parts of nothing. */
  readonly group: string | undefined
  /** Index of its first row. */
  readonly start: number
  readonly rows: readonly Row[]
}

/** Consecutive rows of the same group. */
function runsOf<Row>({ rows, groups }: Pick<TableBodyProps<Row>, 'rows' | 'groups'>): readonly Run<Row>[] {
  if (!groups) return [{ group: undefined, start: 0, rows }]
  const runs: { group: string | undefined; start: number; rows: Row[] }[] = []
  rows.forEach((row, start) => {
    const group = groups.of(row)
    const last = runs.at(-1)
    if (last && last.group === group) last.rows.push(row)
    else runs.push({ group, start, rows: [row] })
  })
  return runs
}

interface GroupRowProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly DataTableColumn<Row>[]
  readonly cell: RowGroups<Row>['cell']
  readonly hasSelection: boolean
  readonly as: 'table' | 'lines'
}

/** The row for a whole, above the rows of its parts. */
function GroupRow<Row>({ rows, columns, cell, hasSelection, as }: GroupRowProps<Row>) {
  const own = useMemo(
    () =>
      columns.map((column): DataTableColumn<readonly Row[]> => {
        const { sortValue: _, narrowCell: __, overlays: ___, ...rest } = column
        return { ...rest, cell: (parts) => cell(column.id, parts) }
      }),
    [columns, cell],
  )
  return (
    <tr className={styles.row} role={as === 'lines' ? 'row' : undefined} data-group>
      {hasSelection && <td className={styles.select} />}
      <BodyCells row={rows} columns={own} as={as} />
    </tr>
  )
}
