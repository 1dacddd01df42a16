import type { Contract, OperationOutput } from '@atrium/contracts/wire/contract'
import { methodsOf } from './bindContract'
import type { CallInput } from './CallInput'
import type { CallOptions, Client } from './client'

/**
 * Maps names of the wire to our words, and codes to their meanings: `{ mainId: 'productId', inviteStatus: ['status', {
 * joined: 1, rejected: 2 }] }`. A code may arrive as `{ name }`. Names that aren't listed are plain English and stay,
 * and so does text that is no known code.
 */
export type Words = Readonly<Record<string, string | Coded>>

type Coded = readonly [word: string, codes: Readonly<Record<string, Code>>]
type Code = string | number | boolean

/** A type of the wire, in our words. */
export type InWords<T, W extends Words> = T extends readonly (infer E)[]
  ? InWords<E, W>[]
  : T extends Blob
    ? T
    : T extends object
      ? { [K in keyof T as Word<K, W>]: ValueOf<T[K], K extends keyof W ? W[K] : undefined, W> }
      : T

type Word<K, W extends Words> = K extends keyof W ? (W[K] extends Coded ? W[K][0] : W[K] & string) : K

type ValueOf<V, E, W extends Words> = E extends Coded
  ? [string, V] extends [V, string]
    ? string
    : keyof E[1] | Extract<V, null | undefined>
  : InWords<V, W>

/** Answers of a contract's operations, in our words, by operation. */
export type AnswersInWords<C extends Contract, W extends Words> = {
  readonly [K in keyof C]: InWords<OperationOutput<C[K]>, W>
}

/** Inputs of a contract's operations, in our words, by operation. */
export type InputsInWords<C extends Contract, W extends Words> = {
  readonly [K in keyof C]: InWords<CallInput<C[K]>, W>
}

/** The methods of a contract in our words, each named after its operation. */
export type ApiInWords<C extends Contract, W extends Words> = {
  readonly [K in keyof C]: (
    input: InputsInWords<C, W>[K],
    options?: CallOptions,
  ) => Promise<AnswersInWords<C, W>[K]>
}

/** The operations of a contract as methods that call the client: wire names end here. */
export function bindInWords<C extends Contract, const W extends Words>(
  contract: C,
  client: Client,
  words: W,
): ApiInWords<C, W> {
  return methodsOf(contract, async (operation, input, options) => {
    const parts = mapEntries(input, (part, value) => [
      part,
      toWire(operation[part as 'body'] as Shape, value, words),
    ])
    return inWords(await client(operation, parts, options), words)
  })
}

/** A received value, in our words. */
export const inWords = <T, W extends Words>(value: T, words: W) => translate(value, words) as InWords<T, W>

function translate(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, words))
  if (value?.constructor !== Object) return value
  return mapEntries(value, (name, inner) => {
    const [word, codes] = entryOf(name, words)
    if (!codes) return [word, translate(inner, words)]
    // Some codes are wrapped.
    const code = (inner as { name?: Code } | null)?.name ?? inner
    return [word, Object.keys(codes).find((each) => codes[each] === code) ?? inner]
  })
}

/** As much as a schema says of its content. */
interface Shape {
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly entries?: Readonly<Record<string, Shape>>
}

function toWire(shape: Shape | undefined, value: unknown, words: Words): unknown {
  const { wrapped, item, entries } = shape ?? {}
  if (value === undefined || value === null) return value
  if (wrapped) return toWire(wrapped, value, words)
  if (item) return (value as unknown[]).map((each) => toWire(item, each, words))
  if (!entries) return value
  return mapEntries(entries, (name, inner) => {
    const [word, codes] = entryOf(name, words)
    const said = (value as Readonly<Record<string, string>>)[word]
    return [name, codes?.[said ?? ''] ?? toWire(inner as Shape, said, words)]
  })
}

const entryOf = (name: string, words: Words) => [words[name] ?? name].flat() as [string, Coded[1]?]

const mapEntries = (record: object, change: (name: string, value: unknown) => [string, unknown]) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => change(name, value)))
