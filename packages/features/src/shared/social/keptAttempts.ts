import * as v from 'valibot'
import type { Store } from '../host/host'

/** An attempt that this browser began at a social provider or a company's identity provider, until the answer arrives. */
export interface KeptAttempt {
  readonly attempt: string
  readonly purpose: 'signIn' | 'bind' | 'prove' | 'test'
  /** The connection of a company's identity provider. Default: a social provider. */
  readonly connectionId?: string | undefined
  /** The person's page: path of a screen, and its query. */
  readonly pathname: string
  readonly search: string
  /** ISO 8601. */
  readonly expiresAt: string
}

const key = 'socialAttempts'
const most = 5

const keptAttempts = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        state: v.string(),
        attempt: v.string(),
        purpose: v.picklist(['signIn', 'bind', 'prove', 'test']),
        connectionId: v.optional(v.string()),
        pathname: v.string(),
        search: v.string(),
        expiresAt: v.string(),
      }),
    ),
  ),
  [],
)

/** Shared by all tabs of this browser, because a provider's app may return to another tab. */
export function keepAttempt(store: Store, state: string, kept: KeptAttempt): void {
  const others = read(store).filter(({ expiresAt }) => isAhead(expiresAt))
  write(store, [...others.slice(1 - most), { state, ...kept }])
}

/** Takes the attempt with this state, once. Undefined: this browser began no such attempt. */
export function takeAttempt(store: Store, state: string): KeptAttempt | undefined {
  const all = read(store)
  const found = all.find((kept) => kept.state === state)
  if (!found) return undefined
  write(
    store,
    all.filter((kept) => kept !== found),
  )
  const { state: _, ...begun } = found
  return begun
}

const read = (store: Store) => v.parse(keptAttempts, store.read(key) ?? '')
const write = (store: Store, all: ReturnType<typeof read>) =>
  store.write(key, all.length > 0 ? JSON.stringify(all) : '')
const isAhead = (at: string) => new Date(at).getTime() > Date.now()

const testKey = 'connectionTest'
const keptTest = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ connectionId: v.string(), ticket: v.string() }))),
  null,
)

type KeptTest = NonNullable<v.InferOutput<typeof keptTest>>

/** Keeps the answer to an administrator's test of a connection until the settings show it. */
export const keepTest = (tabStore: Store, test: KeptTest): void =>
  tabStore.write(testKey, JSON.stringify(test))

/** Takes it, once. Undefined: there is none. */
export function takeTest(tabStore: Store): KeptTest | undefined {
  const found = v.parse(keptTest, tabStore.read(testKey) ?? null) ?? undefined
  if (found) tabStore.write(testKey, '')
  return found
}
