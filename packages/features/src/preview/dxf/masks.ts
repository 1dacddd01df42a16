import { numbersOf, pointsOf } from './anyEntities'
import { lookOf } from './lookOf'
import type { Block, Entity } from './ParsedDrawing'

/** Maximum number of render passes; everything later is drawn in the last one. */
const mostPasses = 1000

/** A WIPEOUT as a shape in the colour of the background. */
export function drawWipeout(entity: Entity): Entity[] {
  const { groups = [] } = entity
  const [origin] = pointsOf(groups, 10)
  const [right] = pointsOf(groups, 11)
  const [up] = pointsOf(groups, 12)
  const [size = { x: 1, y: 1 }] = pointsOf(groups, 13)
  const corners = pointsOf(groups, 14)
  const [one, other] = corners
  if (!origin || !right || !up || !one || !other) return []
  const outline =
    numbersOf(groups, 71)[0] === 2 || corners.length > 2
      ? corners
      : [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }]
  // Pixels count from the upper left, from their centres.
  const vertices = outline.map(({ x, y }) => {
    const [across, along] = [x + 0.5, size.y - (y + 0.5)]
    return {
      x: origin.x + across * right.x + along * up.x,
      y: origin.y + across * right.y + along * up.y,
    }
  })
  return [{ ...lookOf(entity), type: 'MASK', vertices }]
}

/**
 * Assigns each entity its render pass, because a mask covers what comes before it and nothing after.
 * Consecutive masks, and blocks with masks, share one; a clipped block has its own.
 */
export function inPasses(
  entities: readonly Entity[],
  blocks: Readonly<Record<string, Block>>,
): readonly Entity[] {
  const known = new Map<string, boolean>()
  const hasMask = (name: string): boolean => {
    const before = known.get(name)
    if (before !== undefined) return before
    // A block that contains itself is not drawn.
    known.set(name, false)
    const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined
    const found = block?.entities?.some(isMask) ?? false
    known.set(name, found)
    return found
  }
  const isMask = ({ type, name = '' }: Entity) => type === 'MASK' || (type === 'INSERT' && hasMask(name))
  if (!entities.some((entity) => entity.clip || isMask(entity))) return entities
  let pass = 0
  return entities.map((entity) => {
    const isOdd = pass % 2 === 1
    const step = entity.clip ? (isOdd ? 2 : 1) : isMask(entity) === isOdd ? 0 : 1
    if (entity.clip || pass < mostPasses) pass += step
    return pass === 0 ? entity : { ...entity, pass }
  })
}
