import type { Entity } from './ParsedDrawing'

const names = ['layer', 'color', 'colorIndex', 'hidden', 'inPaperSpace'] as const

/** The attributes that an entity's parts inherit: layer, colour and visibility. */
export const lookOf = (entity: Entity): Partial<Entity> =>
  Object.fromEntries(names.filter((name) => entity[name] !== undefined).map((name) => [name, entity[name]]))
