import type DxfParser from 'dxf-viewer/src/parser/DxfParser.js'
import { checkCommonEntityProperties } from 'dxf-viewer/src/parser/ParseHelpers.js'
import type { Entity, Group, Place } from './ParsedDrawing'

interface Scanner {
  next(): Group
  /** Index of the next line. */
  readonly _pointer: number
  readonly _data: readonly string[]
}

interface Handler {
  parseEntity(scanner: Scanner, first: Group): Entity
}

/** Kinds that the library doesn't read but we draw: all their groups are kept. */
const kept = new Set(['LEADER', 'MULTILEADER', 'MLEADER', 'ACAD_TABLE', 'WIPEOUT'])

/** Kinds that are read like another kind. */
const alike: Readonly<Record<string, string>> = {
  TRACE: 'SOLID',
  ARC_DIMENSION: 'DIMENSION',
  LARGE_RADIAL_DIMENSION: 'DIMENSION',
}

/** Codes of groups that end in application data. */
const applications = 1000

/**
 * Makes the parser keep every entity, because it silently drops unknown ones, and the extension dictionary of
 * each block reference, which has its clipping.
 */
export function noteAllEntities(parser: DxfParser): void {
  const known = parser._entityHandlers as Readonly<Record<string, Handler>>
  const own = (name: string) => (Object.hasOwn(known, name) ? known[name] : undefined)
  parser._entityHandlers = new Proxy(known, {
    get(_, name) {
      const type = String(name)
      const like = own(alike[type] ?? '')
      if (like)
        return {
          parseEntity: (scanner: Scanner) => like.parseEntity(scanner, { code: 0, value: alike[type] ?? '' }),
        }
      const handler = own(type)
      return type === 'INSERT' && handler ? withDictionary(handler) : (handler ?? anyEntity)
    },
  })
}

const anyEntity: Handler = {
  parseEntity(scanner, { value }) {
    const type = String(value)
    const groups: Group[] = []
    const entity = { type, ...(kept.has(type) && { groups }) }
    for (let group = scanner.next(); group.code !== 0; group = scanner.next()) {
      if (kept.has(type)) groups.push(group)
      if (group.code < applications) checkCommonEntityProperties(entity, group, scanner)
    }
    return entity
  },
}

const withDictionary = (handler: Handler): Handler => ({
  parseEntity(scanner, first) {
    const from = scanner._pointer
    const entity = handler.parseEntity(scanner, first)
    for (let line = from; line < scanner._pointer; line += 2) {
      if (scanner._data[line + 1]?.trim() !== '{ACAD_XDICTIONARY') continue
      return { ...entity, dictionary: scanner._data[line + 3]?.trim() ?? '' }
    }
    return entity
  },
})

/** The values of all groups with a code, as numbers. */
export const numbersOf = (groups: readonly Group[], code: number): number[] =>
  groups.filter((group) => group.code === code).map(({ value }) => Number(value))

/** The points whose x has this code and whose y has the code plus ten. */
export function pointsOf(groups: readonly Group[], code: number): Place[] {
  const points: Place[] = []
  groups.forEach((group, n) => {
    const next = groups[n + 1]
    if (group.code === code && next?.code === code + 10)
      points.push({ x: Number(group.value), y: Number(next.value) })
  })
  return points
}

export const textOf = (groups: readonly Group[], code: number): string | undefined => {
  const found = groups.find((group) => group.code === code)
  return found && String(found.value)
}
