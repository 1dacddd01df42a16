import type { Contract, OperationOutput } from '@atrium/contracts/wire/contract'
import { methodsOf } from './bindContract'
import type { CallInput } from './CallInput'
import type { CallOptions, Client } from './client'

/**
 * What names of the wire are in our words. Where the wire sends codes, also what each of them stands for:
 * `{ mainId: 'productId', inviteStatus: ['status', { joined: 1, rejected: 2 }] }`. A code may arrive as `{ name }`. What
 * isn't named here is plain English, and stays, as does a text that is none of the codes.
 */
export type Words = Readonly<Record<string, string | Coded>>

type Coded = readonly [word: string, codes: Readonly<Record<string, Code>>]
type Code = string | number | boolean

/** What the wire sends or is sent, in our words. */
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

/** What the operations of a contract answer, in our words, by their names. */
export type AnswersInWords<C extends Contract, W extends Words> = {
  readonly [K in keyof C]: InWords<OperationOutput<C[K]>, W>
}

/** What the operations of a contract are asked with, in our words, by their names. */
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

/** The operations of a contract as methods that call the client: here the wire stops. */
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

/** What arrived, in our words. */
export const inWords = <T, W extends Words>(value: T, words: W) => translate(value, words) as InWords<T, W>

function translate(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((each) => translate(each, words))
  if (value?.constructor !== Object) return value
  return mapEntries(value, (name, inner) => {
    const [word, codes] = entryOf(name, words)
    if (!codes) return [word, translate(inner, words)]
    // Some codes come wrapped.
    const code = (inner as { name?: Code } | null)?.name ?? inner
    return [word, Object.keys(codes).find((each) => codes[each] === code) ?? inner]
  })
}

/** As much as a schema says of what is inside. */
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
