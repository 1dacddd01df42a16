/** Of a table more isn't shown. */
export const mostRows = 20_000

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** There are more rows. */
  readonly isCut: boolean
}
