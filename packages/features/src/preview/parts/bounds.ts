const mebibyte = 1024 * 1024

/** The maximum size of each kind that is shown, in bytes: all of it is held in memory. */
export const bounds = {
  picture: 100 * mebibyte,
  /** Read in parts. */
  pdf: 500 * mebibyte,
  ifc: 200 * mebibyte,
  mesh: 100 * mebibyte,
  dxf: 60 * mebibyte,
  word: 20 * mebibyte,
  sheet: 20 * mebibyte,
  /** Longer texts are cut. In RTF, pictures take most of the size. */
  rtf: 20 * mebibyte,
  text: mebibyte,
  /** Above this, a browser would be busy for long, so the source is shown. */
  markdown: 256 * 1024,
} as const
