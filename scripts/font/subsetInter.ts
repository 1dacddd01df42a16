import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { keepHyphen } from './keepHyphen'

/** What `inter.css` names as the `unicode-range` of the face for every language. */
export const range = [[0x20, 0x7e], [0xa0, 0xff], [0x2022], [0x20ac], [0x2190, 0x2193], [0x2212]] as const

/**
 * And of the one for all but Chinese: dashes, quotation marks and the ellipsis, which Chinese writes as wide as its
 * characters, in their face. The middle dot only stands between parts of a line, with spaces around it.
 */
export const marks = [[0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2026]] as const

/** Latin, digits and signs of Inter in the weights of the tokens, with kerning and tabular figures, as WOFF2. */
export async function subsetInter(): Promise<Buffer> {
  const whole = fileURLToPath(
    import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  )
  const unpacked = await subsetFont(readFileSync(whole), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  })
  return subsetFont(keepHyphen(unpacked), [...range, ...marks].map(textOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'tnum'],
    // Without a font's own word FreeType hints by itself, and tabular digits are of several widths.
    noHinting: false,
  })
}

const textOf = ([first, last = first]: readonly [first: number, last?: number]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
