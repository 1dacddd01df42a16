import { numbersOf, pointsOf, textOf } from './anyEntities'
import type { Group, Place } from './ParsedDrawing'

/** The visible part of a block, in coordinates of the block. */
export type Clip = readonly Place[]

interface DxfObject {
  readonly type: string
  readonly groups: Group[]
}

/**
 * The clippings of block references, by the handles of the references' extension dictionaries. Null: a kind
 * that isn't supported, such as one that hides the inside.
 */
export function readClips(text: string, dictionaries: ReadonlySet<string>): ReadonlyMap<string, Clip | null> {
  const clips = new Map<string, Clip | null>()
  if (dictionaries.size === 0) return clips
  const objects = objectsOf(text)
  for (const handle of dictionaries) {
    const filters = objects.get(entryOf(objects.get(handle), 'ACAD_FILTER') ?? '')
    const filter = objects.get(entryOf(filters, 'SPATIAL') ?? '')
    if (filter?.type !== 'SPATIAL_FILTER' || numbersOf(filter.groups, 71)[0] === 0) continue
    clips.set(handle, clipOf(filter.groups))
  }
  return clips
}

/** @returns null if it hides the inside, or can't be read */
function clipOf(groups: readonly Group[]): Clip | null {
  if (groups.some(({ value }) => value === '{ACAD_XDICTIONARY')) return null
  const numbers = numbersOf(groups, 40)
  // If there is a front plane, a distance comes before the two matrices.
  const matrix = numbers.slice(numbers.length === 25 ? 1 : 0)
  const [a = 1, b = 0, , dx = 0, c = 0, d = 1, , dy = 0] = matrix
  const points = pointsOf(groups, 10).map(({ x, y }) => ({ x: a * x + b * y + dx, y: c * x + d * y + dy }))
  const [one, other] = points
  if (points.length !== 2 || !one || !other) return points.length > 2 ? points : null
  return [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }]
}

/** The handle of a dictionary's entry. */
function entryOf(dictionary: DxfObject | undefined, name: string): string | undefined {
  const groups = dictionary?.groups ?? []
  const at = groups.findIndex(({ code, value }) => code === 3 && value === name)
  return at < 0 ? undefined : String(groups[at + 1]?.value)
}

/** The dictionaries and filters of a drawing, by handle. The library doesn't read this section. */
function objectsOf(text: string): Map<string, DxfObject> {
  const objects = new Map<string, DxfObject>()
  const start = /[\r\n][ \t]*2[ \t]*(?:\r\n|\r|\n)OBJECTS[ \t]*(?:\r\n|\r|\n)/.exec(text)
  if (!start) return objects
  const lines = text.slice(start.index + start[0].length).split(/\r\n|\r|\n/)
  let current: DxfObject | undefined
  const keep = () => current && objects.set(textOf(current.groups, 5) ?? '', current)
  for (let n = 0; n + 1 < lines.length; n += 2) {
    const code = Number(lines[n])
    const value = (lines[n + 1] ?? '').trim()
    if (code !== 0) current?.groups.push({ code, value })
    else {
      keep()
      if (value === 'ENDSEC') return objects
      current = /^(DICTIONARY|SPATIAL_FILTER)$/.test(value) ? { type: value, groups: [] } : undefined
    }
  }
  return objects
}
