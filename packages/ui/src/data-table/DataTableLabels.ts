/** The table's own texts. Keep the object stable. */
export type DataTableLabels = {
  /** Name of the header's checkbox: 'Select all rows on this page'. Required if rows can be selected. */
  selectPage?: string
  /** Name of a row's checkbox, from `getRowLabel`: 'Select Ada'. Required if rows can be selected. */
  selectRow?: (rowLabel: string) => string
  /** Shows and hides the checkboxes of two-line rows: 'Select' and 'Done'. Default: always shown. */
  select?: { readonly begin: string; readonly end: string }
  /** Name of a column's width handle: 'Width of Name'. Required if columns can be resized. */
  resizeColumn?: (columnLabel: string) => string
  /** Announced while rows load or refresh: 'Loading'. */
  loading: string
}
