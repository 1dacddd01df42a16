import type { SampleInput } from '../samples/allSamples'
import { hostileTexts, hostileValues } from './hostileValues'

export interface Mutation {
  /** The place, and the value put there. */
  readonly about: string
  readonly input: SampleInput
}

const strangers = ['__proto__', 'constructor', 'toString', '', 'x'.repeat(1000)]

/** Number of places of a large body that get each value. */
const placesOfEach = 3

/**
 * A valid input with one flaw each: a hostile value somewhere, a missing or repeated part, or an unknown one.
 * Places share the values: the more places, the fewer each gets. The turn decides which, so that similar
 * operations cover all.
 */
export function* mutations(input: SampleInput, turn: number): Generator<Mutation> {
  for (const part of ['params', 'query'] as const) {
    for (const [place, key] of Object.keys(input[part] ?? {}).entries()) {
      for (const [at, text] of hostileTexts.entries()) {
        if ((place + at + turn) % 3 > 0 || (part === 'params' && !isEncodable(text))) continue
        yield { about: `${part}.${key}`, input: { ...input, [part]: { ...input[part], [key]: text } } }
      }
    }
  }
  if (input.query) yield* withoutEach('query', input.query, (query) => ({ ...input, query }))
  if (input.body === undefined) return
  const paths = pathsOf(input.body)
  const shared = Math.max(5, Math.ceil(paths.length / placesOfEach))
  for (const [place, path] of paths.entries()) {
    for (const [at, value] of hostileValues.entries()) {
      if ((place + at + turn) % shared > 0) continue
      yield { about: `body.${path.join('.')}`, input: { ...input, body: put(input.body, path, value) } }
    }
  }
  if (isRecord(input.body)) {
    yield* withoutEach('body', input.body, (body) => ({ ...input, body }))
    for (const [at, key] of strangers.entries()) {
      if ((at + turn) % 2 > 0) continue
      const stranger = JSON.parse(`{${JSON.stringify(key)}:{"role":"superAdministrator"}}`)
      yield {
        about: `body with ${key.slice(0, 20)}`,
        input: { ...input, body: merged(input.body, stranger) },
      }
    }
  }
}

function* withoutEach(
  name: string,
  part: Readonly<Record<string, unknown>>,
  make: (part: Record<string, unknown>) => SampleInput,
): Generator<Mutation> {
  for (const key of Object.keys(part)) {
    yield {
      about: `no ${name}.${key}`,
      input: make(Object.fromEntries(Object.entries(part).filter(([k]) => k !== key))),
    }
  }
}

/** The root, and the path to everything below it; for a list the first item. */
function pathsOf(value: unknown): string[][] {
  if (Array.isArray(value)) return [[], ...pathsOf(value[0]).map((path) => ['0', ...path])]
  if (!isRecord(value)) return [[]]
  const deeper = Object.entries(value).flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]))
  return [[], ...deeper]
}

function put(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((item, n) => (String(n) === key ? put(item, rest, value) : item))
  return isRecord(target) ? { ...target, [key]: put(target[key], rest, value) } : target
}

/** Keeps an own key named `__proto__`, which an object literal would set as its prototype. */
function merged(a: object, b: object): unknown {
  const both = new Map([...Object.entries(a), ...Object.entries(b)])
  return JSON.parse(
    `{${[...both].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Half a surrogate pair can't be encoded in a path. */
function isEncodable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
