/**
 * Of columns that are never cut: as wide as what is in them in the widest of usual fonts, such as DejaVu Sans, and in
 * our own, whose figures of one width are wider still. All columns of a list together take at most 1068 px, what a
 * window of 1366 px with scrollbars has for them.
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

/** Of amounts such as `12,800.00`, below a million alike on every page. What paints first rows says the same. */
export const amountsWidth = (amounts: readonly string[]): number =>
  Math.max(
    106,
    ...amounts.map((amount) => {
      const digits = amount.replace(/\D/g, '').length
      return Math.ceil(25 + 9 * digits + 4.5 * (amount.length - digits))
    }),
  )
