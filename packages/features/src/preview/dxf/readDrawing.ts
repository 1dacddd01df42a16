import DxfParser from 'dxf-viewer/src/parser/DxfParser.js'
import { ContentProblem } from '../content/ContentProblem'
import { noteAllEntities } from './anyEntities'
import { complexityOf } from './complexityOf'
import type { DrawingContents } from './DrawingTalk'
import { decodeDrawing } from './decodeDrawing'
import { looked, mainExtentOf, middleOf } from './extentOf'
import { fetchFont } from './fetchFont'
import chinese from './fonts/chinese.woff?url'
import korean from './fonts/korean.woff?url'
import names from './fonts/names.woff?url'
import rare from './fonts/rare.woff?url'
import signs from './fonts/signs.woff?url'
import traditional from './fonts/traditional.woff?url'
import { omissionsOf } from './omissionsOf'
import type { Block, BuiltDrawing, Entity, Extent, ParsedDrawing, Place, WrittenGlyph } from './ParsedDrawing'
import { prepareDrawing } from './prepareDrawing'
import { readClips } from './readClips'
import { readTag } from './tags'
import { type PlacedClip, WrittenScene } from './WrittenScene'

export interface DrawingPiece {
  readonly built: BuiltDrawing
  readonly written: readonly WrittenGlyph[]
  readonly clips: readonly PlacedClip[]
  /** Layers that are initially hidden. */
  readonly hidden: ReadonlySet<string>
  /** The extent of everything so far, without distant objects. */
  readonly extent: Extent
}

/** More points aren't drawn: they would take several hundred megabytes. */
const mostPoints = 20_000_000

/** The maximum number of undrawn objects to inspect. */
const mostUndrawn = 100_000

/** Fonts in the order they are tried. Each is fetched only for characters that no earlier one has. */
const fonts = [chinese, signs, names, traditional, rare, korean]

/** Objects per piece, and the points that blocks may repeat in each piece. */
const atOnce = { first: 10_000, next: 60_000, points: 50_000 } as const

/** By `$INSUNITS`; the same in every language. */
const units: readonly (string | undefined)[] = [
  ...[undefined, 'in', 'ft', 'mi', 'mm', 'cm', 'm', 'km', 'µin', 'mil'],
  ...['yd', 'Å', 'nm', 'µm', 'dm', 'dam', 'hm', 'Gm'],
]

/**
 * Reads a DXF piece by piece; undefined: nothing is visible in it.
 * @throws if it is no DXF, or too large
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

/** Objects on sheets are shown only if there is nothing else. */
const hasModel = ({ entities = [] }: ParsedDrawing) => entities.some(({ inPaperSpace }) => !inPaperSpace)

/** Texts come last, because they need a font. */
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

/**
 * The origin of all coordinates, in the middle of the drawing, because a graphics card counts in few digits.
 * The first point would do for most drawings, but it may be a stray one. Null: nothing has a position.
 */
function originOf({ entities = [], blocks = {} }: ParsedDrawing): Place | null {
  const places: Place[] = []
  for (const n of looked(entities.length)) {
    const entity = entities[n]
    const place = entity && placeOf(entity, blocks)
    if (place && Number.isFinite(place.x + place.y)) places.push(place)
  }
  return middleOf(places) ?? null
}

/** A point on or near an entity. */
function placeOf(entity: Entity, blocks: Readonly<Record<string, Block>>): Place | undefined {
  const { type, name = '', position, startPoint, center, anchorPoint, vertices, controlPoints } = entity
  if (type !== 'INSERT' || !position)
    return position ?? startPoint ?? center ?? vertices?.[0] ?? controlPoints?.[0] ?? anchorPoint
  const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined
  const first = block?.entities?.[0]
  const inside = first && first.type !== 'INSERT' ? placeOf(first, {}) : undefined
  const base = block?.position ?? { x: 0, y: 0 }
  return inside ? { x: position.x + inside.x - base.x, y: position.y + inside.y - base.y } : position
}

interface CompleteDrawing {
  readonly text: string
  /** The file is truncated, so the entity begun last is left out. */
  readonly isCutOff: boolean
}

/** The groups that close everything that was open when a file ended. */
const closing: Readonly<Record<string, readonly string[]>> = {
  BLOCKS: ['ENDBLK', 'ENDSEC'],
  TABLES: ['ENDTAB', 'ENDSEC'],
}

/** Entities of a sequence, which needs an end of its own. */
const series = /^(POLYLINE|VERTEX|ATTRIB)$/

/** Completes a truncated drawing: the library reads none without an end, so the whole file would count as damaged. */
function completeDrawing(text: string): CompleteDrawing {
  if (hasEnd(text)) return { text, isCutOff: false }
  const lines = text.split(/\r\n|\r|\n/)
  let section = ''
  let begun = 0
  let before = ''
  let last = ''
  for (let n = 0; n + 1 < lines.length; n += 2) {
    if (Number(lines[n]) !== 0 || lines[n]?.trim() === '') continue
    const name = lines[n + 1]?.trim() ?? ''
    if (name === 'SECTION') section = lines[n + 3]?.trim() ?? ''
    if (name === 'ENDSEC') section = ''
    ;[before, last, begun] = [last, name, n]
  }
  const isOpen = section !== '' && last !== 'SECTION' && last !== 'ENDSEC'
  // The entity begun last may lack half of its groups.
  const kept = lines.slice(0, isOpen ? begun : lines.length - (lines.length % 2))
  const isBetweenBlocks = section === 'BLOCKS' && (before === 'ENDBLK' || before === 'SECTION')
  const ends = section === '' ? [] : isBetweenBlocks ? ['ENDSEC'] : (closing[section] ?? ['ENDSEC'])
  const added = [...(series.test(before) ? ['SEQEND'] : []), ...ends, 'EOF']
  return { text: [...kept, ...added.flatMap((name) => ['0', name])].join('\n'), isCutOff: true }
}

/** Content after the end is not read. */
function hasEnd(text: string): boolean {
  for (let at = text.lastIndexOf('EOF'); at >= 0; at = text.lastIndexOf('EOF', at - 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 40), at), text.slice(at + 3, at + 4)]
    if (/(^|[\r\n])[ \t]*0[ \t]*(\r\n|\r|\n)[ \t]*$/.test(before) && !/[\w-]/.test(after)) return true
    if (at === 0) break
  }
  return false
}
