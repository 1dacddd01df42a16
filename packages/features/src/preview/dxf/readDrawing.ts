import DxfParser from 'dxf-viewer/src/parser/DxfParser.js'
import { parse as parseFont } from 'opentype.js'
import { ContentProblem } from '../content/ContentProblem'
import { complexityOf } from './complexityOf'
import type { DrawingContents } from './DrawingTalk'
import { decodeDrawing } from './decodeDrawing'
import chinese from './fonts/chinese.woff?url'
import signs from './fonts/signs.woff?url'
import type { BuiltDrawing, Font, ParsedDrawing, WrittenGlyph } from './ParsedDrawing'
import { WrittenScene } from './WrittenScene'

export interface ReadDrawing extends DrawingContents {
  readonly built: BuiltDrawing
  readonly written: readonly WrittenGlyph[]
}

/** More points than that are not drawn: they would take some hundred megabytes. */
const mostPoints = 20_000_000

/** By `$INSUNITS`; the same in every language. */
const units: readonly (string | undefined)[] = [
  ...[undefined, 'in', 'ft', 'mi', 'mm', 'cm', 'm', 'km', 'µin', 'mil'],
  ...['yd', 'Å', 'nm', 'µm', 'dm', 'dam', 'hm', 'Gm'],
]

/** Reads a DXF; undefined: there is nothing to be seen in it. @throws where it is none */
export async function readDrawing(bytes: Uint8Array): Promise<ReadDrawing | undefined> {
  const parsed = new DxfParser().parseSync(decodeDrawing(bytes))
  if (!parsed.entities?.length) return undefined
  if (complexityOf(parsed) > mostPoints) throw new ContentProblem('tooMuch')
  const drawing = new WrittenScene({
    sceneOptions: { suppressPaperSpace: hasModel(parsed), wireframeMesh: true },
  })
  await drawing.Build(parsed, [fetchFont(chinese), fetchFont(signs)])
  const { scene: built } = drawing
  const written = [...drawing.written()]
  if (!built.origin || !built.bounds) return undefined
  const { minX, maxX, minY, maxY } = built.bounds
  const [width, height] = [maxX - minX, maxY - minY]
  if (!Number.isFinite(width + height)) throw new Error('The drawing has no extent.')
  return {
    ...{ built, written, width, height, layers: layersOf(built, written, parsed) },
    unit: units[Number(parsed.header?.$INSUNITS ?? 0)],
    lacksCharacters: built.hasMissingChars,
  }
}

/** What is arranged on sheets is shown where there is nothing else. */
const hasModel = ({ entities = [] }: ParsedDrawing) =>
  entities.some((entity) => !('inPaperSpace' in entity && entity.inPaperSpace))

/** Those on which something is drawn, by name. */
function layersOf(
  built: BuiltDrawing,
  written: readonly WrittenGlyph[],
  { tables }: ParsedDrawing,
): DrawingContents['layers'] {
  const hidden = new Set(
    Object.values(tables?.layer?.layers ?? {})
      .filter(({ visible }) => visible === false)
      .map(({ name }) => name),
  )
  const known = new Map(built.layers.map((layer) => [layer.name, layer]))
  const used = new Set([
    ...built.batches.map(({ key }) => key.layerName ?? '0'),
    ...written.map(({ layer }) => layer),
  ])
  return [...used].sort().map((id) => ({
    id,
    name: known.get(id)?.displayName ?? id,
    colour: known.get(id)?.color ?? 0xffffff,
    isHidden: hidden.has(id),
  }))
}

/** Where a font can't be had, the rest is shown without it. */
const fetchFont = (url: string) => async (): Promise<Font> => {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The font was answered with ${response.status}.`)
    return parseFont(await response.arrayBuffer())
  } catch {
    return { unitsPerEm: 1000, glyphs: { glyphs: {} } }
  }
}
