import type { ServiceKeys } from './serviceKeys'
import type { TokenClaims, TokenKind } from './TokenClaims'

/** Of each kind; a few megabytes. */
const most = 10_000

interface VerifiedTokens {
  get(token: string): TokenClaims | undefined
  /** In the place of the oldest when there are too many. */
  add(token: string, claims: TokenClaims): void
}

/** The tokens that these keys were found to have signed, with what they say. */
export function verifiedTokens(keys: ServiceKeys, kind: TokenKind): VerifiedTokens {
  const own = known.get(keys) ?? { access: new Map(), passport: new Map() }
  known.set(keys, own)
  const tokens = own[kind]
  return {
    get: (token) => tokens.get(token),
    add(token, claims) {
      tokens.set(token, claims)
      if (tokens.size > most) tokens.delete(tokens.keys().next().value ?? '')
    },
  }
}

const known = new WeakMap<ServiceKeys, Record<TokenKind, Map<string, TokenClaims>>>()
