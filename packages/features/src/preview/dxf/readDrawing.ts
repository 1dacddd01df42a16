import DxfParser from 'dxf-viewer/src/parser/DxfParser.js'
import { ContentProblem } from '../content/ContentProblem'
import { noteAllEntities } from './anyEntities'
import { completeDrawing } from './completeDrawing'
import { complexityOf } from './complexityOf'
import type { DrawingContents } from './DrawingTalk'
import { decodeDrawing } from './decodeDrawing'
import { mainExtentOf } from './extentOf'
import { fetchFont } from './fetchFont'
import chinese from './fonts/chinese.woff?url'
import korean from './fonts/korean.woff?url'
import names from './fonts/names.woff?url'
import rare from './fonts/rare.woff?url'
import signs from './fonts/signs.woff?url'
import traditional from './fonts/traditional.woff?url'
import { omissionsOf } from './omissionsOf'
import { originOf } from './originOf'
import type { BuiltDrawing, Entity, Extent, ParsedDrawing, WrittenGlyph } from './ParsedDrawing'
import { prepareDrawing } from './prepareDrawing'
import { readClips } from './readClips'
import { readTag } from './tags'
import { type PlacedClip, WrittenScene } from './WrittenScene'

/** Some of a drawing. */
export interface DrawingPiece {
  readonly built: BuiltDrawing
  readonly written: readonly WrittenGlyph[]
  readonly clips: readonly PlacedClip[]
  /** Layers that are not seen until somebody wants to. */
  readonly hidden: ReadonlySet<string>
  /** Of all that has come so far, without what lies far away from it. */
  readonly extent: Extent
}

/** More points than that are not drawn: they would take some hundred megabytes. */
const mostPoints = 20_000_000

/** The most undrawn things that are looked at. */
const mostUndrawn = 100_000

/** They are asked in this order, and fetched only for characters that none before has. */
const fonts = [chinese, signs, names, traditional, rare, korean]

/** How many things come at once, and how many points blocks may have to be made again for each piece. */
const atOnce = { first: 10_000, next: 60_000, points: 50_000 } as const

/** By `$INSUNITS`; the same in every language. */
const units: readonly (string | undefined)[] = [
  ...[undefined, 'in', 'ft', 'mi', 'mm', 'cm', 'm', 'km', 'µin', 'mil'],
  ...['yd', 'Å', 'nm', 'µm', 'dm', 'dam', 'hm', 'Gm'],
]

/**
 * Reads a DXF piece by piece; undefined: there is nothing to be seen in it.
 * @throws where it is none, or too much
 */
export async function readDrawing(
  bytes: Uint8Array,
  show: (piece: DrawingPiece, share: number) => Promise<void>,
): Promise<DrawingContents | undefined> {
  const parser = new DxfParser()
  noteAllEntities(parser)
  const { text, isCutOff } = completeDrawing(decodeDrawing(bytes))
  const parsed = prepareDrawing(parser.parseSync(text) as ParsedDrawing, (dictionaries) =>
    readClips(text, dictionaries),
  )
  if (!parsed.entities?.length) return undefined
  if (complexityOf(parsed) > mostPoints) throw new ContentProblem('tooMuch')
  const hidden = new Set(
    Object.values(parsed.tables?.layer?.layers ?? {})
      .filter(({ visible }) => visible === false)
      .map(({ name }) => name),
  )
  const layers = new Map<string, DrawingContents['layers'][number]>()
  const origin = originOf(parsed)
  const lacking = new Set<string>()
  const boxes: number[] = []
  const undrawn: Entity[] = []
  const suppressPaperSpace = hasModel(parsed)
  let done = 0
  for (const entities of piecesOf(parsed)) {
    const scene = new WrittenScene({ sceneOptions: { suppressPaperSpace, wireframeMesh: true } })
    scene.origin = origin
    await scene.Build({ ...parsed, entities }, fonts.map(fetchFont))
    const built = scene.scene as BuiltDrawing
    const written = [...scene.written()]
    for (const character of scene.lacking) lacking.add(character)
    undrawn.push(...scene.undrawn.slice(0, mostUndrawn - undrawn.length))
    done += entities.length
    for (const number of scene.boxes) boxes.push(number)
    const { extent } = mainExtentOf(boxes)
    if (!extent) continue
    if (!Number.isFinite(extent.maxX - extent.minX + extent.maxY - extent.minY))
      throw new Error('The drawing has no extent.')
    for (const id of layersOf(built, written)) {
      const known = built.layers.find(({ name }) => name === id)
      const colour = known?.color ?? 0xffffff
      layers.set(id, { id, name: known?.displayName ?? id, colour, isHidden: hidden.has(id) })
    }
    await show({ built, written, clips: scene.clips, hidden, extent }, done / parsed.entities.length)
  }
  const { extent = { minX: 0, minY: 0, maxX: 0, maxY: 0 }, strays } = mainExtentOf(boxes)
  const omissions = omissionsOf(parsed, suppressPaperSpace, undrawn)
  if (layers.size === 0 && omissions.size === 0) return undefined
  return {
    layers: [...layers.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    width: extent.maxX - extent.minX,
    height: extent.maxY - extent.minY,
    unit: units[Number(parsed.header?.$INSUNITS ?? 0)],
    strays,
    lacking: [...lacking],
    omissions: [...omissions].map(([type, count]) => ({ type, count })),
    isCutOff,
  }
}

/** What is arranged on sheets is shown where there is nothing else. */
const hasModel = ({ entities = [] }: ParsedDrawing) => entities.some(({ inPaperSpace }) => !inPaperSpace)

/** Texts come last, as they need a font. */
function* piecesOf({ entities = [], blocks }: ParsedDrawing): Generator<readonly Entity[]> {
  const isWritten = ({ type }: Entity) => /^(M?TEXT|ATTRIB|ATTDEF|DIMENSION)$/.test(type)
  const ordered = [...entities.filter((one) => !isWritten(one)), ...entities.filter(isWritten)]
  if (complexityOf({ ...(blocks && { blocks }) }) > atOnce.points) return yield ordered
  for (let from = 0, step: number = atOnce.first; from < ordered.length; from += step, step = atOnce.next)
    yield ordered.slice(from, from + step)
}

const layersOf = (built: BuiltDrawing, written: readonly WrittenGlyph[]) =>
  new Set(
    [
      ...built.batches
        .map(({ key }) => ({ isDrawn: key.blockName === null, ...readTag(key.layerName ?? '') }))
        .filter(({ isDrawn, layer }) => isDrawn || layer !== null),
      ...written.map(({ tag }) => tag),
    ].map(({ layer }) => layer ?? '0'),
  )
