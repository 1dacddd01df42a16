import { type Glyph, parse } from 'opentype.js'
import type { Font } from './ParsedDrawing'

const fonts = new Map<string, Promise<Font>>()

/** Loaded once for all pieces of a drawing. If a font can't be loaded, the rest is still shown. */
export const fetchFont = (url: string) => (): Promise<Font> => {
  const font = fonts.get(url) ?? readFont(url)
  fonts.set(url, font)
  return font
}

async function readFont(url: string): Promise<Font> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The font could not be loaded: status ${response.status}.`)
    const font = parse(await response.arrayBuffer())
    if (font.outlinesFormat === 'cff') for (const glyph of Object.values(font.glyphs.glyphs)) measure(glyph)
    return font
  } catch {
    return { unitsPerEm: 1000, glyphs: { glyphs: {} } }
  }
}

const edges = { xMin: 'x1', yMin: 'y1', xMax: 'x2', yMax: 'y2' } as const

/**
 * Texts are aligned by the size of their glyphs, which PostScript outlines don't contain. Each glyph is
 * measured on demand: fonts have thousands, and a drawing uses few.
 */
function measure(glyph: Glyph): void {
  for (const [name, edge] of Object.entries(edges))
    Object.defineProperty(glyph, name, { get: () => glyph.getBoundingBox()[edge] })
}
