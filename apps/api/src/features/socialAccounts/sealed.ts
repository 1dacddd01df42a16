import * as v from 'valibot'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** The common fields. */
const common = {
  /** Single use. */
  id: v.string(),
  provider: v.string(),
  /** The person who started it in the security centre, and alone may bind; null: a sign-in. */
  userId: v.nullable(v.string()),
  /** Thumbprint of the key of the browser that started it, and alone may continue; null: none. */
  browserKey: v.nullable(v.string()),
  expiresAt: v.number(),
}

/** A browser's visit to a provider. */
const attempt = v.object({
  ...common,
  state: v.string(),
  verifier: v.string(),
  redirectUri: v.string(),
})

/** The provider's answer about the person. */
const ticket = v.object({ ...common, subject: v.string(), displayName: v.string() })

const kinds = { attempt, ticket } as const

type Kinds = { readonly [K in keyof typeof kinds]: v.InferOutput<(typeof kinds)[K]> }
export type Attempt = Kinds['attempt']
export type Ticket = Kinds['ticket']

const placeOf = (kind: keyof Kinds) => `social ${kind}`

/** Sealed for the browser: nothing is stored here, and only the service can read or create one. */
export const seal = <K extends keyof Kinds>(keys: ServiceKeys, kind: K, content: Kinds[K]): string =>
  sealAtRest(keys, placeOf(kind), new TextEncoder().encode(JSON.stringify(content)))

/** Undefined for anything that isn't one of ours. */
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
