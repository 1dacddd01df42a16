import type { DataTableColumn } from '@atrium/ui/data-table'

interface ExportColumn<Row> {
  readonly header: string
  /** @param index of the row in the file, from 0 */
  readonly cell: (row: Row, index: number) => string
}

/** A column of a list, and its export: defined together. */
export type ListColumn<Row> = Plain<Row> | Composed<Row>

/** Exported as its cells show it. */
type Plain<Row> = Omit<DataTableColumn<Row>, 'cell'> & {
  readonly cell: (row: Row) => string | number
  readonly text?: undefined
}

type Composed<Row> = DataTableColumn<Row> & {
  /**
   * Exported under the column's own header, or as several columns; `none` for columns without content, such as
   * actions.
   */
  readonly text: ((row: Row, index: number) => string) | readonly ExportColumn<Row>[] | 'none'
}

export const exportColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap((column) => {
    const header = column.label ?? String(column.header)
    if (column.text === undefined) return [{ header, cell: (row: Row) => String(column.cell(row)) }]
    if (column.text === 'none') return []
    return typeof column.text === 'function' ? [{ header, cell: column.text }] : column.text
  })
