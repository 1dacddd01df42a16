/** The words of the table itself. Keep the object stable. */
export type DataTableLabels = {
  /** Names the header's checkbox: 'Select all rows on this page'. Needed where rows can be selected. */
  selectPage?: string
  /** Names a row's checkbox from `getRowLabel`: 'Select Ada'. Needed where rows can be selected. */
  selectRow?: (rowLabel: string) => string
  /** Above rows of two lines, shows their checkboxes and hides them: 'Select' and 'Done'. Default: always shown. */
  select?: { readonly begin: string; readonly end: string }
  /** Names a column's width handle: 'Width of Name'. Needed where columns can be resized. */
  resizeColumn?: (columnLabel: string) => string
  /** Said by assistive technology while rows load or refresh: 'Loading'. */
  loading: string
}
