import type { Entity, ParsedDrawing } from './ParsedDrawing'

/**
 * Number of objects of each kind that aren't shown. `LAYOUT`: on a sheet, `XREF`: another file that is inserted
 * here.
 */
export type Omissions = ReadonlyMap<string, number>

const drawn = new Set([
  ...[
    'LINE',
    'POLYLINE',
    'LWPOLYLINE',
    'ARC',
    'CIRCLE',
    'ELLIPSE',
    'POINT',
    'SPLINE',
    'INSERT',
    'TEXT',
    'MTEXT',
  ],
  ...['3DFACE', 'SOLID', 'DIMENSION', 'ATTRIB', 'HATCH', 'MASK'],
])

/** Viewports of sheets, and a block's attribute definitions: neither is ever drawn by itself. */
const unseen = new Set(['VIEWPORT', 'ATTDEF'])

/** Kinds that have content even if they produced no geometry. */
const solid = new Set([
  'DIMENSION',
  'HATCH',
  'SPLINE',
  'POLYLINE',
  'MTEXT',
  'TEXT',
  'ELLIPSE',
  '3DFACE',
  'SOLID',
])

/**
 * Counts the objects of a prepared drawing that aren't shown, in blocks once per placement. Hidden or frozen
 * entities aren't counted: every viewer hides them.
 * @param hasModel whether sheets are left out
 * @param undrawn the drawing's own entities that produced nothing
 */
export function omissionsOf(
  { entities = [], blocks = {}, tables }: ParsedDrawing,
  hasModel: boolean,
  undrawn: readonly Entity[],
): Omissions {
  const layers = tables?.layer?.layers ?? {}
  const isFrozen = ({ layer = '0' }: Entity) =>
    layer !== '0' && Object.hasOwn(layers, layer) && layers[layer]?.frozen
  const known = new Map<string, Omissions>()
  const within = new Set<string>()

  function inBlock(name: string): Omissions {
    const before = known.get(name)
    if (before) return before
    const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined
    if (!block || within.has(name)) return new Map()
    within.add(name)
    const isElsewhere = block.xrefPath !== undefined && !block.entities?.length
    const found = isElsewhere ? new Map([['XREF', 1]]) : inAll(block.entities ?? [])
    within.delete(name)
    known.set(name, found)
    return found
  }

  function inAll(all: readonly Entity[]): Map<string, number> {
    const found = new Map<string, number>()
    const add = (type: string, count = 1) => found.set(type, (found.get(type) ?? 0) + count)
    for (const entity of all) {
      const { type, name = '', hidden, inPaperSpace, rowCount = 1, columnCount = 1, isUnclipped } = entity
      if (hidden || isFrozen(entity) || unseen.has(type)) continue
      if (inPaperSpace && hasModel) add('LAYOUT')
      else if (!drawn.has(type)) add(type)
      else if (type === 'INSERT') {
        for (const [kind, count] of inBlock(name)) add(kind, count)
        if (isUnclipped) add('XCLIP')
        const copies = rowCount * columnCount
        if (copies > 1) add('INSERT', copies - 1)
      }
    }
    return found
  }

  const found = inAll(entities)
  for (const { type, text } of undrawn)
    if (solid.has(type) && text?.trim() !== '') found.set(type, (found.get(type) ?? 0) + 1)
  return found
}
