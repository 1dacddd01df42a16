import type { DataTableColumn } from '@atrium/ui/data-table'

interface ExportColumn<Row> {
  readonly header: string
  /** @param index counts the rows of the file from 0 */
  readonly cell: (row: Row, index: number) => string
}

/** A column of a list, and what an export writes of it: the one place where both come from. */
export type ListColumn<Row> = Plain<Row> | Composed<Row>

/** An export writes what its cells show. */
type Plain<Row> = Omit<DataTableColumn<Row>, 'cell'> & {
  readonly cell: (row: Row) => string | number
  readonly text?: undefined
}

type Composed<Row> = DataTableColumn<Row> & {
  /** Under the column's own header, or as several columns; `none` for what is no content, such as actions. */
  readonly text: ((row: Row, index: number) => string) | readonly ExportColumn<Row>[] | 'none'
}

export const exportColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap((column) => {
    const header = column.label ?? String(column.header)
    if (column.text === undefined) return [{ header, cell: (row: Row) => String(column.cell(row)) }]
    if (column.text === 'none') return []
    return typeof column.text === 'function' ? [{ header, cell: column.text }] : column.text
  })
