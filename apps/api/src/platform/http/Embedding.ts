import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { ScopeClass } from '@atrium/contracts/wire/scopes'
import { Refusal } from '../refusal/Refusal'

/** Limits of a caller whose token was issued for an embedding site. */
export interface Embedding {
  readonly embedderId: string
  /** The only company whose data the token reaches. */
  readonly companyId: string
  /** The token's scopes that the site still has. */
  readonly scopes: readonly string[]
}

/** @throws Refusal unless the token covers the operation */
export function requireScope({ scopes }: Embedding, scope: ScopeClass): void {
  if (scope === 'never') throw new Refusal(wireRefusals.notEmbedded)
  if (scope !== 'any' && !scopes.includes(scope)) throw new Refusal(wireRefusals.scopeMissing({ scope }))
}
