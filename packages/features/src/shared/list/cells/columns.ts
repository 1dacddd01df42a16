import type { DataTableColumn } from '@atrium/ui/data-table'
import type { ListColumn } from '../ListColumn'

/**
 * Widths of columns that are never cut: as wide as their content in the widest usual fonts, such as DejaVu Sans, and
 * in our own, whose tabular figures are even wider. All columns of a list take at most 1068 px: what is left in a
 * window of 1366 px with scrollbars.
 */
export const columnWidths = {
  /** 11 digits. */
  phone: 126,
  /** `YYYY-MM-DD HH:mm:ss` */
  timestamp: 184,
  /** `YYYY.MM.DD-YYYY.MM.DD` */
  validity: 200,
  /** 18 digits. */
  orderNo: 194,
  /** `7QK2-M4XD-9HTB-3WZF` */
  serialNumber: 232,
} as const

/** For amounts such as `12,800.00`, the same on every page below a million. The first paint uses the same width. */
export const amountsWidth = (amounts: readonly string[]): number =>
  Math.max(
    106,
    ...amounts.map((amount) => {
      const digits = amount.replace(/\D/g, '').length
      return Math.ceil(25 + 9 * digits + 4.5 * (amount.length - digits))
    }),
  )

/** The column of row actions: can't be hidden or resized, and isn't exported. */
export const actionsColumn = <Row>(
  header: string,
  width: number,
  cell: DataTableColumn<Row>['cell'],
): ListColumn<Row> => ({
  id: 'actions',
  header,
  text: 'none',
  cell,
  width,
  resizable: false,
  align: 'end',
  narrow: 'actions',
  stays: true,
})

/** The same if no action is urgent: visible on hover or focus, and takes no space. */
export const quietActionsColumn = <Row>(
  ...column: Parameters<typeof actionsColumn<Row>>
): ListColumn<Row> => ({ ...actionsColumn(...column), overlays: true })
