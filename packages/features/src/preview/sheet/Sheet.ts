/** Of a table more isn't shown. */
export const mostRows = 20_000

/** What a spreadsheet can contain and is not shown. */
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

/** A rectangle of cells that are one, counted in what is shown, from 0. */
export interface Merge {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export interface Sheet {
  readonly name: string
  /** Texts as the cells show them, without hidden rows and columns. */
  readonly rows: readonly (readonly string[])[]
  /** Which row of the file each one is, from 0. Undefined: none is hidden. */
  readonly rowNumbers: readonly number[] | undefined
  /** Which column of the file each one is, from 0. Undefined: none is hidden. */
  readonly columnNumbers: readonly number[] | undefined
  readonly merges: readonly Merge[]
  /** Rows and columns within the table that its author or a filter hid. */
  readonly hiddenRows: number
  readonly hiddenColumns: number
  /** There are more rows. */
  readonly isCut: boolean
}

export interface Workbook {
  /** The visible worksheets. */
  readonly sheets: readonly Sheet[]
  /** The one that the file opens with. */
  readonly first: number
  readonly omissions: Readonly<Partial<Record<SheetOmission, number>>>
}

export interface WorkbookAsked {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** By which dates are written that follow the reader's system. */
  readonly locale: 'zh-CN' | 'en'
  /** Shown in the place of a formula's value that the file doesn't hold. */
  readonly notCalculated: string
}
