import type { Block, Entity, ParsedDrawing } from './ParsedDrawing'

/** A character has about this many points in a block; elsewhere it is one place. */
const pointsOf = { character: 40, place: 3 } as const

/**
 * Estimates the number of points of a drawing. Nested blocks are written out, so a few lines of a file can
 * expand beyond any memory.
 */
export function complexityOf({ entities = [], blocks = {} }: ParsedDrawing): number {
  const known = new Map<string, number>()
  const within = new Set<string>()
  const ofBlock = (block: Block): number => {
    const before = known.get(block.name)
    if (before !== undefined) return before
    // A block that contains itself is not drawn.
    if (within.has(block.name)) return 0
    within.add(block.name)
    const sum = ofAll(block.entities ?? [])
    within.delete(block.name)
    known.set(block.name, sum)
    return sum
  }
  const ofAll = (all: readonly Entity[], character: number = pointsOf.character) =>
    all.reduce((sum, entity) => sum + ofEntity(entity, character), 0)
  const ofEntity = (
    { type, name = '', text = '', vertices, controlPoints }: Entity,
    character: number,
  ): number => {
    if (type === 'INSERT') {
      const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined
      return 1 + (block ? ofBlock(block) : 0)
    }
    if (/TEXT|ATT/.test(type)) return 1 + text.length * character
    return 2 + (vertices?.length ?? 0) + (controlPoints?.length ?? 0) * 4
  }
  // A block in the drawing itself is drawn as often as needed without being written out again.
  const own = entities.filter(({ type }) => type !== 'INSERT')
  const inserts = entities.length - own.length
  return (
    ofAll(own, pointsOf.place) +
    inserts +
    Object.values(blocks).reduce((sum, block) => sum + ofBlock(block), 0)
  )
}
