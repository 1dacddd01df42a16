import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { type Filter, parse } from 'scim2-parse-filter'
import { ScimError } from './ScimError'

/** A multi-valued attribute: `exists` wraps a condition about one value, whose parts `part` gives. */
export interface Several {
  readonly exists: (condition: SQL) => SQL
  readonly part: (sub: string) => Field | undefined
}

export interface Field {
  /** `exact`: case matters; `key`: the column is in lower case. */
  readonly kind: 'text' | 'exact' | 'key' | 'boolean' | 'moment'
  readonly column: SQL
}

/** What a kind of resource can be filtered by; paths are in lower case, without the core schema. */
export interface Fields {
  readonly core: string
  readonly field: (path: string) => Field | undefined
  readonly several: (name: string) => Several | undefined
}

const longest = 4096
const mostComparisons = 60

/**
 * The condition of a SCIM filter (RFC 7644, 3.4.2.2).
 *
 * @throws ScimError `invalidFilter` if it can't be parsed, or compares something that isn't offered
 */
export function filterToSql(fields: Fields, filter: string): SQL {
  if (filter.length > longest) throw invalid(`it has more than ${longest} characters`)
  let comparisons = 0
  const parsed = parsedFilter(filter)
  return translated(parsed, (path) => fields.field(bare(path)))

  function translated(node: Filter, fieldOf: (path: string) => Field | undefined): SQL {
    if (++comparisons > mostComparisons) throw invalid(`it has more than ${mostComparisons} parts`)
    switch (node.op) {
      case 'and':
        return whole(and(...node.filters.map((one) => translated(one, fieldOf))))
      case 'or':
        return whole(or(...node.filters.map((one) => translated(one, fieldOf))))
      case 'not':
        // What can't be compared is no match, and its opposite is one.
        return not(sql`coalesce(${translated(node.filter, fieldOf)}, false)`)
      case '[]': {
        const several = fields.several(bare(node.attrPath))
        if (!several) throw invalid(`${node.attrPath} has no values to choose from`)
        return several.exists(translated(node.valFilter, (sub) => several.part(sub.toLowerCase())))
      }
      default: {
        const field = fieldOf(node.attrPath)
        if (field) return compared(node, field)
        return severalCompared(node)
      }
    }
  }

  /** `emails eq "…"` and `emails.type eq "…"`: one of the values matches. */
  function severalCompared(node: Comparison): SQL {
    const [name = '', sub = 'value'] = bare(node.attrPath).split('.')
    const several = fields.several(name)
    const field = several?.part(sub)
    if (!several || !field) throw invalid(`${node.attrPath} can’t be compared`)
    return several.exists(compared(node, field))
  }

  function bare(path: string): string {
    const lower = path.toLowerCase()
    const core = `${fields.core.toLowerCase()}:`
    return lower.startsWith(core) ? lower.slice(core.length) : lower
  }
}

type Comparison = Exclude<Filter, { op: 'and' | 'or' | 'not' | '[]' }>

function parsedFilter(filter: string): Filter {
  try {
    return parse(filter)
  } catch {
    throw invalid('it can’t be parsed')
  }
}

function compared(node: Comparison, { kind, column }: Field): SQL {
  const { op, attrPath } = node
  if (op === 'pr')
    return kind !== 'boolean' && kind !== 'moment'
      ? sql`coalesce(${column}, '') <> ''`
      : sql`${column} is not null`
  const { compValue: value } = node
  if (value === null) {
    if (op === 'eq') return sql`coalesce(${column}::text, '') = ''`
    if (op === 'ne') return sql`coalesce(${column}::text, '') <> ''`
    throw invalid(`${op} compares with no value`)
  }
  if (kind === 'boolean') {
    const wanted = booleanOf(value)
    if (wanted === undefined || (op !== 'eq' && op !== 'ne'))
      throw invalid(`${attrPath} is compared by eq or ne with true or false`)
    return sql`${column} = ${op === 'eq' ? wanted : !wanted}`
  }
  if (kind === 'moment') {
    const moment = typeof value === 'string' ? new Date(value) : undefined
    if (!moment || Number.isNaN(moment.getTime())) throw invalid(`${attrPath} is compared with a moment`)
    const sign = signs[op]
    if (!sign) throw invalid(`${attrPath} is compared by eq, ne, gt, ge, lt or le`)
    return sql`date_trunc('milliseconds', ${column}) ${sign} ${moment.toISOString()}::timestamptz`
  }
  if (typeof value === 'boolean') throw invalid(`${attrPath} is compared with text`)
  return comparedText(op, kind === 'text' ? sql`lower(${column})` : column, text(kind, String(value)))
}

const text = (kind: Field['kind'], value: string) => (kind === 'exact' ? value : value.toLowerCase())

function comparedText(op: Comparison['op'], column: SQL, value: string): SQL {
  if (value.includes('\0')) throw invalid('it contains a character that can’t be stored')
  switch (op) {
    case 'ne':
      return sql`${column} is distinct from ${value}`
    case 'co':
      return sql`strpos(${column}, ${value}) > 0`
    case 'sw':
      return sql`starts_with(${column}, ${value})`
    case 'ew':
      return sql`right(${column}, ${[...value].length}) = ${value}`
    default:
      return sql`${column} ${signs[op] ?? sql`=`} ${value}`
  }
}

const signs: Readonly<Partial<Record<Comparison['op'], SQL>>> = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

function booleanOf(value: unknown): boolean | undefined {
  const lower = typeof value === 'string' ? value.toLowerCase() : value
  if (lower === true || lower === 'true') return true
  return lower === false || lower === 'false' ? false : undefined
}

const whole = (condition: SQL | undefined): SQL => condition ?? sql`true`

const invalid = (why: string) => new ScimError(400, `The filter isn’t supported: ${why}.`, 'invalidFilter')
