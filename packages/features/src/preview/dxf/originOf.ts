import { looked, middleOf } from './extentOf'
import type { Block, Entity, ParsedDrawing, Place } from './ParsedDrawing'

/**
 * In the middle of a drawing: what all coordinates are relative to, as a graphics card counts in few digits. The first
 * point would do for most, but not where that is a stray one. Null: nothing has a place.
 */
export function originOf({ entities = [], blocks = {} }: ParsedDrawing): Place | null {
  const places: Place[] = []
  for (const n of looked(entities.length)) {
    const entity = entities[n]
    const place = entity && placeOf(entity, blocks)
    if (place && Number.isFinite(place.x + place.y)) places.push(place)
  }
  return middleOf(places) ?? null
}

/** A point that an entity is at or near. */
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
