import { pointsOf, textOf } from './anyEntities'
import { drawLeader } from './leaders'
import { lookOf } from './lookOf'
import { drawMultileader } from './multileaders'
import type { Block, Entity, ParsedDrawing, Place } from './ParsedDrawing'

/** More copies than that are not made of block references in rows and columns: they are named as not shown. */
const mostCopies = 100_000

/** Kinds that belong to the one before them, and are read with it. */
const endings = new Set(['SEQEND', 'VERTEX'])

/**
 * A drawing that is made of what the library draws: leaders are lines and texts, tables are the blocks that hold their
 * look, and a reference to a block in rows and columns is many. What stays unknown is left as it is.
 */
export function prepareDrawing(parsed: ParsedDrawing): ParsedDrawing {
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
    return entity.type === 'ACAD_TABLE' ? tableOf(entity, blocks) : []
  }
  return {
    ...parsed,
    entities: (parsed.entities ?? []).flatMap(drawn),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([name, block]) => [
        name,
        block.entities ? { ...block, entities: block.entities.flatMap(drawn) } : block,
      ]),
    ),
  }
}

/** The block that a table's look is kept in. */
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
      ...{ rowCount: 1, columnCount: 1, position: at(column, row) },
    })),
  ).flat()
}
