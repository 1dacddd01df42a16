/** Of columns that are never cut: as wide as what is in them in the widest of usual fonts, such as DejaVu Sans. */
export const columnWidths = {
  /** 11 digits. */
  phone: 126,
  /** `YYYY-MM-DD HH:mm:ss` */
  timestamp: 178,
  /** `YYYY.MM.DD-YYYY.MM.DD` */
  validity: 198,
  /** 18 digits. */
  orderNo: 192,
} as const
