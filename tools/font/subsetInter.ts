import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as library from 'opentype.js'
import subsetFont from 'subset-font'

// Node loads it as CommonJS, but bundlers don't.
const { parse } = ('default' in library ? library.default : library) as typeof library

/** The `unicode-range` in `inter.css` of the face for every language. */
export const range = [[0x20, 0x7e], [0xa0, 0xff], [0x2022], [0x20ac], [0x2190, 0x2193], [0x2212]] as const

/**
 * The range of the face for all languages except Chinese, which uses its own full-width dashes, quotation marks
 * and ellipses. The middle dot only separates parts of a line, with spaces around it.
 */
export const marks = [[0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2026]] as const

/** Latin, digits and signs of Inter in the tokens' weights, with kerning and tabular figures, as WOFF2. */
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
    // Without the font's own hinting, FreeType hints automatically, and tabular digits get different widths.
    noHinting: false,
  })
}

const textOf = ([first, last = first]: readonly [first: number, last?: number]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/**
 * Inter widens the hyphen in tabular figures, which breaks up words such as `sub-administrator`. All hyphens
 * have one width anyway, so this keeps it. Takes and returns an uncompressed font.
 */
function keepHyphen(font: Buffer): Buffer {
  const parsed = parse(new Uint8Array(font).buffer)
  const hyphen = parsed.charToGlyphIndex('-')
  const { features, lookups } = parsed.tables.gsub as Substitutions
  const tabular = new Set(
    features.flatMap(({ tag, feature }) => (tag === 'tnum' ? feature.lookupListIndexes : [])),
  )
  const kept = Buffer.from(font)
  for (const { coverage, substitute } of [...tabular].flatMap((index) => lookups[index]?.subtables ?? [])) {
    const at = glyphsOf(coverage).indexOf(hyphen)
    const place = font.indexOf(asWritten(substitute))
    if (at < 0 || place < 0) throw new Error('Inter no longer widens its hyphen: remove this step.')
    kept.writeUInt16BE(hyphen, place + 2 * at)
  }
  return kept
}

interface Substitutions {
  readonly features: readonly {
    readonly tag: string
    readonly feature: { readonly lookupListIndexes: readonly number[] }
  }[]
  readonly lookups: readonly {
    readonly subtables: readonly { readonly coverage: Coverage; readonly substitute: readonly number[] }[]
  }[]
}

interface Coverage {
  readonly glyphs?: readonly number[]
  readonly ranges?: readonly { readonly start: number; readonly end: number }[]
}

const glyphsOf = ({ glyphs, ranges = [] }: Coverage): readonly number[] =>
  glyphs ??
  ranges.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, index) => start + index))

function asWritten(glyphs: readonly number[]): Buffer {
  const written = Buffer.alloc(2 * glyphs.length)
  glyphs.forEach((glyph, index) => {
    written.writeUInt16BE(glyph, 2 * index)
  })
  return written
}
