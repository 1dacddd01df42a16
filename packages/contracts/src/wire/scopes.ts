import { effectOf } from './contract'
import type { ServedOperation } from './policy'

/** What a token of an embedding site covers: a capability's reads or its changes, such as `departments:read`. */
export type EmbedScope = `${string}:${'read' | 'write'}`

/**
 * How far an operation is open to embed tokens. `never`: not at all; `any`: with every token; otherwise the token must
 * have the scope.
 */
export type ScopeClass = EmbedScope | 'any' | 'never'

/**
 * Derives an operation's scope from its capability and effect; `embedding` of its policy overrides it. Operations about
 * the account are closed unless their policy opens them, because they may show things of other companies. Public
 * operations that only read need no token at all; those that write begin sessions or answer to other parties.
 */
export function scopeOf(capability: string, operation: ServedOperation): ScopeClass {
  const { access, embedding } = operation
  const isReading = effectOf(operation) === 'reads'
  if (access === 'public') return isReading ? 'any' : 'never'
  const derived = access === 'user' || access === 'staff' ? 'never' : 'scoped'
  const openness = embedding ?? derived
  return openness === 'scoped' ? `${capability}:${isReading ? 'read' : 'write'}` : openness
}
