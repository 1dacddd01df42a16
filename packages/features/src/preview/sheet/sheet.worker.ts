import { type CellValue, read } from 'hucre'
import { serveWorker } from '../content/serveWorker'
import { mostRows, type Sheet } from './Sheet'

serveWorker(async (bytes: Uint8Array): Promise<Sheet[]> => {
  const { sheets } = await read(bytes)
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, mostRows).map((row) => Array.from(row, written)),
    isCut: rows.length > mostRows,
  }))
})

function written(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return value.toISOString().replace('T00:00:00.000Z', '').replace('.000Z', '').replace('T', ' ')
  return typeof value === 'number' ? String(Math.round(value * 1e10) / 1e10) : String(value)
}
