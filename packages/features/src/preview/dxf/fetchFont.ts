import { type Glyph, parse } from 'opentype.js'
import type { Font } from './ParsedDrawing'

const fonts = new Map<string, Promise<Font>>()

/** Once for all pieces of a drawing. Where a font can't be had, the rest is shown without it. */
export const fetchFont = (url: string) => (): Promise<Font> => {
  const font = fonts.get(url) ?? readFont(url)
  fonts.set(url, font)
  return font
}

async function readFont(url: string): Promise<Font> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The font was answered with ${response.status}.`)
    const font = parse(await response.arrayBuffer())
    if (font.outlinesFormat === 'cff') for (const glyph of Object.values(font.glyphs.glyphs)) measure(glyph)
    return font
  } catch {
    return { unitsPerEm: 1000, glyphs: { glyphs: {} } }
  }
}

const edges = { xMin: 'x1', yMin: 'y1', xMax: 'x2', yMax: 'y2' } as const

/**
 * Texts are put in their places by how large glyphs are, which outlines of PostScript don't say. Each is measured when
 * it is asked: fonts have thousands, and a drawing writes few.
 */
function measure(glyph: Glyph): void {
  for (const [name, edge] of Object.entries(edges))
    Object.defineProperty(glyph, name, { get: () => glyph.getBoundingBox()[edge] })
}
