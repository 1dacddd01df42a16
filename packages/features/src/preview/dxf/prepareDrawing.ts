import { pointsOf, textOf } from './anyEntities'
import { drawLeader } from './leaders'
import { lookOf } from './lookOf'
import { drawWipeout, inPasses } from './masks'
import { drawMultileader } from './multileaders'
import type { Block, Entity, ParsedDrawing, Place } from './ParsedDrawing'
import type { Clip } from './readClips'

/** Block references in rows and columns get at most this many copies; larger ones are reported as not shown. */
const mostCopies = 100_000

/** A graphics card distinguishes this many clippings. */
const mostClips = 255

/** Kinds that belong to the previous entity and are read with it. */
const endings = new Set(['SEQEND', 'VERTEX'])

/**
 * Converts a drawing to what the library can draw: leaders become lines and texts, tables become the blocks
 * with their look, and a block reference with rows and columns becomes many. Unknown entities are unchanged.
 */
export function prepareDrawing(
  parsed: ParsedDrawing,
  readClipsOf: (dictionaries: ReadonlySet<string>) => ReadonlyMap<string, Clip | null>,
): ParsedDrawing {
  const blocks = parsed.blocks ?? {}
  const byHandle = new Map<string, Block>()
  for (const block of Object.values(blocks)) if (block.ownerHandle) byHandle.set(block.ownerHandle, block)
  let copies = 0
  const drawn = (entity: Entity): readonly Entity[] => {
    const { type, groups } = entity
    if (endings.has(type) || (isWritten(entity) && entity.text === undefined)) return []
    if (type === 'MTEXT') return [{ attachmentPoint: 1, ...entity }]
    if (type === 'INSERT') {
      const count = rowsOf(entity) * columnsOf(entity)
      copies += count > 1 ? count : 0
      return count > 1 && copies <= mostCopies ? copiesOf(entity) : [entity]
    }
    if (!groups) return [entity]
    const parts = partsOf(entity)
    return parts.length > 0 ? parts : [entity]
  }
  const partsOf = (entity: Entity): readonly Entity[] => {
    if (entity.type === 'LEADER') return drawLeader(entity, parsed)
    if (/^M(ULTI)?LEADER$/.test(entity.type)) return drawMultileader(entity, byHandle)
    if (entity.type === 'WIPEOUT') return drawWipeout(entity)
    return entity.type === 'ACAD_TABLE' ? tableOf(entity, blocks) : []
  }
  const all = [parsed.entities ?? [], ...Object.values(blocks).map(({ entities = [] }) => entities)].flat()
  const clips = readClipsOf(new Set(all.flatMap(({ dictionary }) => dictionary ?? [])))
  const unclipped = (entity: Entity): Entity =>
    clips.has(entity.dictionary ?? '') ? { ...entity, isUnclipped: true } : entity
  const prepared = Object.fromEntries(
    Object.entries(blocks).map(([name, block]) => [
      name,
      block.entities ? { ...block, entities: block.entities.flatMap(drawn).map(unclipped) } : block,
    ]),
  )
  let id = 0
  const clipped = (entity: Entity): Entity => {
    const clip = clips.get(entity.dictionary ?? '')
    const outline = clip && outlineOf(clip, entity, blocks)
    if (!outline || id >= mostClips) return unclipped(entity)
    id++
    return { ...entity, clip: { id, outline } }
  }
  const entities = (parsed.entities ?? []).flatMap(drawn).map(clipped)
  return { ...parsed, entities: inPasses(entities, prepared), blocks: prepared }
}

/** The outline of a clipping, in coordinates of the drawing. */
function outlineOf(
  clip: Clip,
  { name = '', position, xScale, yScale, rotation = 0, extrusionDirection }: Entity,
  blocks: Readonly<Record<string, Block>>,
): readonly Place[] | undefined {
  if (!position) return undefined
  const base = (Object.hasOwn(blocks, name) ? blocks[name]?.position : undefined) ?? { x: 0, y: 0 }
  const turn = (rotation * Math.PI) / 180
  const mirror = (extrusionDirection?.z ?? 1) < 0 ? -1 : 1
  return clip.map(({ x, y }) => {
    const [across, along] = [(x - base.x) * (xScale || 1), (y - base.y) * (yScale || 1)]
    return {
      x: mirror * (position.x + across * Math.cos(turn) - along * Math.sin(turn)),
      y: position.y + across * Math.sin(turn) + along * Math.cos(turn),
    }
  })
}

/** The block with a table's look. */
function tableOf(entity: Entity, blocks: Readonly<Record<string, Block>>): Entity[] {
  const { groups = [] } = entity
  const name = textOf(groups, 2) ?? ''
  const [position] = pointsOf(groups, 10)
  if (!position || !Object.hasOwn(blocks, name)) return []
  const [{ x, y } = { x: 1, y: 0 }] = pointsOf(groups, 11)
  return [{ ...lookOf(entity), type: 'INSERT', name, position, rotation: (Math.atan2(y, x) * 180) / Math.PI }]
}

const isWritten = ({ type }: Entity) => /^(M?TEXT|ATTRIB|ATTDEF)$/.test(type)
const rowsOf = ({ rowCount }: Entity) => Math.max(1, rowCount ?? 1)
const columnsOf = ({ columnCount }: Entity) => Math.max(1, columnCount ?? 1)

function copiesOf(entity: Entity): Entity[] {
  const { position, rotation = 0, columnSpacing = 0, rowSpacing = 0 } = entity
  if (!position) return [entity]
  const turn = (rotation * Math.PI) / 180
  const at = (column: number, row: number): Place => {
    const [across, along] = [column * columnSpacing, row * rowSpacing]
    return {
      x: position.x + across * Math.cos(turn) - along * Math.sin(turn),
      y: position.y + across * Math.sin(turn) + along * Math.cos(turn),
    }
  }
  return Array.from({ length: rowsOf(entity) }, (_, row) =>
    Array.from({ length: columnsOf(entity) }, (_, column) => ({
      ...entity,
      rowCount: 1,
      columnCount: 1,
      position: at(column, row),
    })),
  ).flat()
}
