import type { CallOptions } from '../../wire/client'
import { exportColumns } from '../ListColumn'
import { csvOf } from './csv'
import { saveFile } from './saveFile'
import type { Export } from './useExport'

/** Saves all rows as CSV, requested page by page; `tell` gets the progress in percent. Returns the number of rows. */
export async function saveRows<Row>(
  { name, columns, page }: Export<Row>,
  call: CallOptions,
  tell: (percent: number) => void,
): Promise<number> {
  const cells = exportColumns(columns)
  const lines = [cells.map(({ header }) => header)]
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { totalItems, list } = await page(pageIndex, call)
    for (const row of list) lines.push(cells.map(({ cell }) => cell(row, lines.length - 1)))
    if (list.length === 0 || lines.length > totalItems) break
    tell(Math.round((lines.length / totalItems) * 100))
  }
  saveFile(`${name}.csv`, new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }))
  return lines.length - 1
}
