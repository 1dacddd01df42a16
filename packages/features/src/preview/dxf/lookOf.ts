import type { Entity } from './ParsedDrawing'

const names = ['layer', 'color', 'colorIndex', 'hidden', 'inPaperSpace'] as const

/** What the parts of an entity have of it: layer, colour, and where it is seen. */
export const lookOf = (entity: Entity): Partial<Entity> =>
  Object.fromEntries(names.filter((name) => entity[name] !== undefined).map((name) => [name, entity[name]]))
