import * as v from 'valibot'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** What every one of them says. */
const common = {
  /** Good once. */
  id: v.string(),
  provider: v.string(),
  /** Who began it in the security centre, and alone may bind; null: it was a sign-in. */
  userId: v.nullable(v.string()),
  /** Thumbprint of the key of the browser that began it, and alone goes on; null: it has none. */
  browserKey: v.nullable(v.string()),
  expiresAt: v.number(),
}

/** A browser was sent to a provider. */
const attempt = v.object({
  ...common,
  state: v.string(),
  verifier: v.string(),
  redirectUri: v.string(),
})

/** The provider said who it is. */
const ticket = v.object({ ...common, subject: v.string(), displayName: v.string() })

const kinds = { attempt, ticket } as const

type Kinds = { readonly [K in keyof typeof kinds]: v.InferOutput<(typeof kinds)[K]> }
export type Attempt = Kinds['attempt']
export type Ticket = Kinds['ticket']

const placeOf = (kind: keyof Kinds) => `social ${kind}`

/** As the browser keeps it: nothing of it lies here, and nobody but the service reads or makes one. */
export const seal = <K extends keyof Kinds>(keys: ServiceKeys, kind: K, content: Kinds[K]): string =>
  sealAtRest(keys, placeOf(kind), new TextEncoder().encode(JSON.stringify(content)))

/** Undefined where it isn't one of ours. */
export function open<K extends keyof Kinds>(
  keys: ServiceKeys,
  kind: K,
  sealed: string,
): Kinds[K] | undefined {
  try {
    const text = new TextDecoder().decode(openAtRest(keys, placeOf(kind), sealed))
    return v.parse(kinds[kind], JSON.parse(text)) as Kinds[K]
  } catch {
    return undefined
  }
}
