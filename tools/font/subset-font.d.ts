declare module 'subset-font' {
  /** Of what the package takes, what we ask for. */
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** Features of OpenType to keep. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    /** Then no characters are named. */
    readonly keepAllGlyphs?: boolean
    /** Tables that are left out, by their tags. */
    readonly dropTables?: readonly string[]
  }

  /** The font with the glyphs of these characters only. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
