import { writeXlsx } from 'hucre/xlsx'

interface Sheet {
  readonly name: string
  readonly rows: (string | number)[][]
}

/** A spreadsheet of these sheets. */
export const sheetOf = (sheets: readonly Sheet[]): Promise<Uint8Array> => writeXlsx({ sheets: [...sheets] })
