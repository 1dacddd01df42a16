import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Glyph } from 'opentype.js'
import * as library from 'opentype.js'
import subsetFont from 'subset-font'

// Node takes it as CommonJS, bundlers don't.
const { Font, Path, parse } = ('default' in library ? library.default : library) as typeof library

/** 75 MB, of which 1 MB is wanted: nobody installs it for that. */
const source = '@fontsource/noto-sans-sc@5.3.0'

/** What drawings need besides: diameters, numbers of axes and details, marks of height, Greek. */
const wanted = '∅≈≠∞∠⊥∥△□○√≤≥〇①②③④⑤⑥⑦⑧⑨⑩ΑΒΓΔΕΖΗΘΛΞΠΣΦΨΩαβγδεζηθκλμνξπρστφχψω'

export interface DrawingFonts {
  /** All of GB 2312 and Latin, as far as the font has it, as WOFF. */
  readonly chinese: Buffer
  /** What is wanted besides. */
  readonly signs: Buffer
  readonly licence: Buffer
}

/** Cuts what drawings are written in out of Noto Sans SC, and Greek out of Inter. Readers of fonts know WOFF, not WOFF2. */
export async function cutDrawingFonts(): Promise<DrawingFonts> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-font-'))
  try {
    execFileSync('npm', ['pack', source, '--loglevel=error', '--pack-destination', folder])
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder])
    const files = join(folder, 'package/files')
    const named = (name: string) => readFileSync(join(files, name))
    const ranges = JSON.parse(readFileSync(join(folder, 'package/unicode.json'), 'utf8'))
    const slices = Object.entries<string>(ranges)
      .filter(([name, range]) => /^\[\d+\]$/.test(name) && holdsAny(range))
      .map(([name]) => `noto-sans-sc-${name.slice(1, -1)}-400-normal.woff`)
    const greek = fileURLToPath(
      import.meta.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2'),
    )
    const greekFont = await subsetFont(readFileSync(greek), wanted, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 400 },
    })
    return {
      chinese: await subsetFont(
        named('noto-sans-sc-chinese-simplified-400-normal.woff'),
        `${gb2312()}${latin}㎡㎥№℃‰⌀`,
        {
          targetFormat: 'woff',
          keepFeatures: [],
          noHinting: true,
          dropTables: ['vmtx', 'vhea', 'BASE', 'GSUB', 'GPOS', 'GDEF', 'gasp'],
        },
      ),
      signs: await merged([...slices.map(named), greekFont]),
      licence: readFileSync(join(folder, 'package/LICENSE')),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whether a `unicode-range` of CSS holds something that is wanted. */
const holdsAny = (range: string) =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-')
    return [...wanted].some((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
    })
  })

/** The wanted signs of several fonts in one. */
async function merged(fonts: readonly Buffer[]): Promise<Buffer> {
  const glyphs = new Map<string, Glyph>()
  for (const font of fonts) {
    // The reader doesn't unpack each of them.
    const plain = await subsetFont(font, wanted, { targetFormat: 'sfnt' })
    const { unitsPerEm, glyphs: own } = parse(new Uint8Array(plain).buffer)
    for (let n = 0; n < own.length; n++) {
      const glyph = own.get(n)
      const sign = glyph.unicode === undefined ? '' : String.fromCodePoint(glyph.unicode)
      if (!wanted.includes(sign) || sign === '' || glyphs.has(sign)) continue
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
    ...{ name: '.notdef', unicode: undefined, unicodes: [], path: new Path() },
  })
  const font = new Font({
    ...{ familyName: 'Atrium signs', styleName: 'Regular', unitsPerEm: 1000, ascender: 880, descender: -120 },
    glyphs: [empty, ...glyphs.values()],
  })
  return subsetFont(Buffer.from(font.toArrayBuffer()), wanted, { targetFormat: 'woff' })
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

const latin = String.fromCodePoint(...Array.from({ length: 0x160 }, (_, n) => 0x20 + n))

function gb2312(): string {
  const decoder = new TextDecoder('gb18030')
  const codes = Array.from({ length: 94 * 87 }, (_, n) => [0xa1 + Math.floor(n / 94), 0xa1 + (n % 94)])
  return decoder.decode(Uint8Array.from(codes.flat()))
}
