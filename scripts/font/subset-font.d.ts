declare module 'subset-font' {
  /** Of what the package takes, what we ask for. */
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** Features of OpenType to keep. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
  }

  /** The font with the glyphs of these characters only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
