declare module 'subset-font' {
  /** The options that we use. */
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    /** Keeps all glyphs, so no characters are given. */
    readonly keepAllGlyphs?: boolean
    /** Tags of tables to drop. */
    readonly dropTables?: readonly string[]
  }

  /** Reduces a font to the glyphs of these characters. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
