import type { WorkSheet } from '@e965/xlsx'
import type { Merge, Sheet } from './Sheet'

/** Texts by row, then column, numbered from 0 as in the file; empty cells are missing. */
export type Texts = ReadonlyMap<number, ReadonlyMap<number, string>>

type Part = Omit<Sheet, 'name' | 'isCut'>

/** The visible part of a sheet, without hidden rows and columns, with its merged cells. */
export function visiblePart(sheet: WorkSheet, texts: Texts): Part {
  const height = Math.max(-1, ...texts.keys()) + 1
  let width = 0
  for (const row of texts.values()) for (const column of row.keys()) width = Math.max(width, column + 1)
  const rowInfo = sheet['!rows'] ?? []
  const columnInfo = sheet['!cols'] ?? []
  const rows = numbersTo(height, (row) => rowInfo[row]?.hidden === true || rowInfo[row]?.hpt === 0)
  const columns = numbersTo(width, (column) => columnInfo[column]?.hidden === true)
  const merges = mergesOf(sheet, rows, columns)
  const origins = new Map(merges.map((merge) => [`${merge.row},${merge.column}`, merge.text]))
  return {
    rows: rows.map((row, r) => {
      const cells = texts.get(row)
      const last = cells ? Math.max(...cells.keys()) : -1
      const shown = columns.filter((column) => column <= last)
      return shown.map((column, c) => origins.get(`${r},${c}`)?.(texts) ?? cells?.get(column) ?? '')
    }),
    rowNumbers: rows.length < height ? rows : undefined,
    columnNumbers: columns.length < width ? columns : undefined,
    merges: merges.map(({ text: _, ...merge }) => merge),
    hiddenRows: height - rows.length,
    hiddenColumns: width - columns.length,
  }
}

const numbersTo = (end: number, isHidden: (n: number) => boolean): readonly number[] =>
  Array.from({ length: end }, (_, n) => n).filter((n) => !isHidden(n))

interface PlacedMerge extends Merge {
  /** Merged cells show the text of their first cell, even if that is in a hidden row or column. */
  readonly text: (texts: Texts) => string | undefined
}

/** More merged cells aren't drawn: a real table doesn't have thousands on one screen. */
const mostMerges = 20_000

function mergesOf(sheet: WorkSheet, rows: readonly number[], columns: readonly number[]): PlacedMerge[] {
  return (sheet['!merges'] ?? []).slice(0, mostMerges).flatMap(({ s: start, e: end }): PlacedMerge[] => {
    const [row, below] = [firstFrom(rows, start.r), firstFrom(rows, end.r + 1)]
    const [column, after] = [firstFrom(columns, start.c), firstFrom(columns, end.c + 1)]
    if ((below - row) * (after - column) === 0) return []
    const text = (texts: Texts) => texts.get(start.r)?.get(start.c)
    return [{ row, column, rows: below - row, columns: after - column, text }]
  })
}

/** The number of sorted numbers below one. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
