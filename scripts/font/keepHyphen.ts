import * as library from 'opentype.js'

// Node takes it as CommonJS, bundlers don't.
const { parse } = ('default' in library ? library.default : library) as typeof library

/**
 * Inter widens the hyphen with its tabular figures, which tears words such as `sub-administrator` apart. All hyphens are
 * of one width anyway: here it stays as it is. Takes and returns a font as it lies on a disk, not packed.
 */
export function keepHyphen(font: Buffer): Buffer {
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
    if (at < 0 || place < 0) throw new Error('Inter does not widen its hyphen any more: leave this step out.')
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
