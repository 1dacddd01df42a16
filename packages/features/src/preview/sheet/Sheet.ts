/** The maximum number of rows and columns shown of a table. */
export const mostRows = 20_000

/** Content of a spreadsheet that isn't shown. */
export type SheetOmission =
  | 'hiddenSheet'
  | 'brokenSheet'
  | 'macroSheet'
  | 'chart'
  | 'picture'
  | 'diagram'
  | 'shape'
  | 'object'
  | 'comment'
  | 'sparkline'

/** A merged rectangle of cells, counted from 0 in the visible part. */
export interface Merge {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export interface Sheet {
  readonly name: string
  /** The displayed texts of the cells, without hidden rows and columns. */
  readonly rows: readonly (readonly string[])[]
  /** The row number of each row in the file, from 0. Undefined: none is hidden. */
  readonly rowNumbers: readonly number[] | undefined
  /** The column number of each column in the file, from 0. Undefined: none is hidden. */
  readonly columnNumbers: readonly number[] | undefined
  readonly merges: readonly Merge[]
  /** Number of rows and columns that the author or a filter hid. */
  readonly hiddenRows: number
  readonly hiddenColumns: number
  /** More rows follow. */
  readonly isCut: boolean
}

export interface Workbook {
  /** The visible worksheets. */
  readonly sheets: readonly Sheet[]
  /** The sheet that is open initially. */
  readonly first: number
  readonly omissions: Readonly<Partial<Record<SheetOmission, number>>>
}

export interface WorkbookAsked {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The locale for dates that follow the reader's system. */
  readonly locale: 'zh-CN' | 'en'
  /** Shown in place of a formula's value if the file doesn't contain it. */
  readonly notCalculated: string
}
