import type { DataTableColumn } from '@atrium/ui/data-table'

export interface ExportColumn<Row> {
  readonly header: string
  /** @param index counts the rows of the file from 0 */
  readonly cell: (row: Row, index: number) => string
}

/** A column of a list, and what an export writes of it: the one place where both come from. */
export type ListColumn<Row> = DataTableColumn<Row> & {
  /** Under the column's own header, or as several columns; `none` for what is no content, such as actions. */
  readonly text: ((row: Row, index: number) => string) | readonly ExportColumn<Row>[] | 'none'
}

export const exportColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap(({ header, label, text }) => {
    if (text === 'none') return []
    return typeof text === 'function' ? [{ header: label ?? String(header), cell: text }] : text
  })
