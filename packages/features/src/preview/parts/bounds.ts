const mebibyte = 1024 * 1024

/** The longest content of each kind that is shown, in bytes: all of it is held meanwhile. */
export const bounds = {
  picture: 100 * mebibyte,
  /** Read in parts. */
  pdf: 500 * mebibyte,
  ifc: 200 * mebibyte,
  mesh: 100 * mebibyte,
  dxf: 60 * mebibyte,
  word: 20 * mebibyte,
  sheet: 20 * mebibyte,
  /** Of longer ones the beginning is shown. Pictures in RTF take most of it. */
  rtf: 20 * mebibyte,
  text: mebibyte,
  /** Beyond it a browser would be busy for long: the source is shown. */
  markdown: 256 * 1024,
} as const
