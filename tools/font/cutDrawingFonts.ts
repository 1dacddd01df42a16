import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Glyph } from 'opentype.js'
import * as library from 'opentype.js'
import subsetFont from 'subset-font'
import { gb2312, ksx1001, latin, signs, without } from './drawnCharacters'
import { FontPackage } from './FontPackage'

// Node loads it as CommonJS, but bundlers don't.
const { Font, Path, parse } = ('default' in library ? library.default : library) as typeof library

/** 150 MB in total, of which the fonts use 2 MB. They are downloaded for this tool only and not installed. */
const sources = ['sc', 'tc', 'kr'].map((script) => `@fontsource/noto-sans-${script}@5.3.0`)

export interface DrawingFonts {
  /** WOFF files, in the order in which a drawing tries them. */
  readonly fonts: Readonly<Record<'chinese' | 'signs' | 'names' | 'traditional' | 'rare' | 'korean', Buffer>>
  readonly licence: Buffer
}

/**
 * Subsets the fonts of drawings from Noto Sans, and Greek from Inter: GB 2312 with Latin, signs, the other
 * simplified Chinese characters (mostly in names), traditional Chinese, rare Chinese, and Korean. Most
 * drawings need only the first two. The font reader supports WOFF, not WOFF2.
 */
export async function cutDrawingFonts(): Promise<DrawingFonts> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-font-'))
  try {
    const [simplified, traditional, korean] = sources.map((source) => new FontPackage(source, folder)) as [
      FontPackage,
      FontPackage,
      FontPackage,
    ]
    const greek = fileURLToPath(
      import.meta.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
    )
    const greekFont = await subsetFont(readFileSync(greek), signs, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 400 },
    })
    const own = simplified.named('chinese-simplified')
    const common = `${gb2312}${latin}㎡№℃‰⌀`
    const namesOnly = without(charactersOf(own), common)
    const other = traditional.named('chinese-traditional')
    const traditionalOnly = without(charactersOf(other), common + namesOnly)
    const known = charactersOf(own) + traditionalOnly
    const rare = without(hanOf([simplified, traditional]), known)
    return {
      fonts: {
        chinese: await cut(own, common),
        signs: await merged([...simplified.slices(signs), ...korean.slices(signs), greekFont], signs),
        names: await cut(own, namesOnly),
        traditional: await cut(other, traditionalOnly),
        rare: await merged([...simplified.slices(rare), ...traditional.slices(rare)], rare),
        korean: await cut(korean.named('korean'), ksx1001),
      },
      licence: simplified.licence(),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All Chinese characters in the packages. */
const hanOf = (packages: readonly FontPackage[]): string =>
  packages
    .flatMap((one) => [...one.characters()].filter((character) => /\p{Script=Han}/u.test(character)))
    .join('')

/** @returns a WOFF with those of the characters that the font has */
const cut = (font: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(font, characters, {
    targetFormat: 'woff',
    keepFeatures: [],
    noHinting: true,
    dropTables: ['vmtx', 'vhea', 'BASE', 'GSUB', 'GPOS', 'GDEF', 'gasp'],
  })

/** Combines the wanted signs of several fonts in one. */
async function merged(fonts: readonly Buffer[], wanted: string): Promise<Buffer> {
  const glyphs = new Map<string, Glyph>()
  const isWanted = new Set(wanted)
  for (const font of fonts) {
    // The reader can't unpack all of them.
    const plain = await subsetFont(font, wanted, { targetFormat: 'sfnt' })
    const { unitsPerEm, glyphs: own } = parse(new Uint8Array(plain).buffer)
    for (let n = 0; n < own.length; n++) {
      const glyph = own.get(n)
      const sign = glyph.unicode === undefined ? '' : String.fromCodePoint(glyph.unicode)
      if (!isWanted.has(sign) || glyphs.has(sign)) continue
      const path = new Path()
      const scale = 1000 / unitsPerEm
      path.extend(scaled(glyph.path.commands, scale))
      Object.assign(glyph, { path, advanceWidth: Math.round((glyph.advanceWidth ?? 0) * scale) })
      glyphs.set(sign, glyph)
    }
  }
  const [first] = glyphs.values()
  if (!first) throw new Error('None of the signs was found.')
  const empty = Object.assign(Object.create(Object.getPrototypeOf(first)), first, {
    name: '.notdef',
    unicode: undefined,
    unicodes: [],
    path: new Path(),
  })
  const font = new Font({
    familyName: 'Atrium signs',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 880,
    descender: -120,
    glyphs: [empty, ...glyphs.values()],
  })
  return subsetFont(Buffer.from(font.toArrayBuffer()), wanted, { targetFormat: 'woff' })
}

/** All characters with a glyph in a font. */
function charactersOf(font: Buffer): string {
  const { glyphs } = parse(new Uint8Array(font).buffer)
  const codes = Array.from({ length: glyphs.length }, (_, n) => glyphs.get(n).unicode)
  return codes.map((code) => (code === undefined ? '' : String.fromCodePoint(code))).join('')
}

const scaled = (commands: readonly object[], scale: number) =>
  commands.map((command) =>
    Object.fromEntries(
      Object.entries(command).map(([name, value]) => [
        name,
        typeof value === 'number' ? value * scale : value,
      ]),
    ),
  )
