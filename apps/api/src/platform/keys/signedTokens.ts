import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { ServiceKeys } from './serviceKeys'
import type { EmbedClaims, TokenClaims, TokenKind } from './TokenClaims'

interface NewClaims extends TokenClaims {
  /** Distinguishes tokens of one session that were issued in the same second. */
  readonly generation: number
}

const issuer = 'atrium'
const shape = {
  access: { typ: 'at+jwt', audience: 'atrium-service' },
  passport: { typ: 'passport+jwt', audience: 'atrium-passport' },
  embed: { typ: 'embed+jwt', audience: 'atrium-embed' },
} as const

/** Signs a token deterministically, so that a repeated refresh gets equal answers. */
export function signToken(keys: ServiceKeys, kind: TokenKind, claims: NewClaims, issuedAt: Date) {
  return new SignJWT({ sid: claims.sessionId, ...(claims.embed && payloadOf(claims.embed)) })
    .setProtectedHeader({ alg: 'HS256', typ: shape[kind].typ })
    .setIssuer(issuer)
    .setAudience(shape[kind].audience)
    .setSubject(claims.userId)
    .setJti(`${claims.sessionId}.${claims.generation}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(claims.expiresAt)
    .sign(keys.tokens)
}

const payloadOf = ({ companyId, origin, scopes, browserKey }: EmbedClaims) => ({
  company: companyId,
  origin,
  scope: scopes.join(' '),
  ...(browserKey !== null && { cnf: { jkt: browserKey } }),
})

/** The claims of a genuine token that comes with a call: of a session, or of an embedding site. */
export function readBearer(keys: ServiceKeys, token: string): Promise<TokenClaims | undefined> {
  return readToken(keys, isEmbedToken(token) ? 'embed' : 'access', token)
}

/** Whether the token says that it is one of an embedding site; it may still be forged. */
export function isEmbedToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === shape.embed.typ
  } catch {
    return false
  }
}

/**
 * The claims of a genuine token, expired or not; undefined for anything else. The caller checks the expiry. A
 * token's claims never change and it comes with every call, so it is verified once.
 */
export async function readToken(
  keys: ServiceKeys,
  kind: TokenKind,
  token: string,
): Promise<TokenClaims | undefined> {
  const verified = verifiedTokens(keys, kind)
  const known = verified.get(token)
  if (known) return known
  const claims = await verify(keys, kind, token)
  if (claims) verified.add(token, claims)
  return claims
}

async function verify(keys: ServiceKeys, kind: TokenKind, token: string): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.tokens, {
      algorithms: ['HS256'],
      issuer,
      audience: shape[kind].audience,
      typ: shape[kind].typ,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: new Date(0),
      clockTolerance: Number.MAX_SAFE_INTEGER,
    })
    const { sub, sid, exp } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined
    const claims = { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
    if (kind !== 'embed') return claims
    const embed = embedClaimsIn(payload)
    return embed && { ...claims, embed }
  } catch {
    return undefined
  }
}

function embedClaimsIn({ company, origin, scope, cnf }: JWTPayload): EmbedClaims | undefined {
  if (typeof company !== 'string' || typeof origin !== 'string' || typeof scope !== 'string') return undefined
  const jkt: unknown = Object(cnf).jkt
  return {
    companyId: company,
    origin,
    scopes: scope.split(' '),
    browserKey: typeof jkt === 'string' ? jkt : null,
  }
}

/** Per kind; a few megabytes. */
const most = 10_000

interface VerifiedTokens {
  get(token: string): TokenClaims | undefined
  /** Replaces the oldest one if there are too many. */
  add(token: string, claims: TokenClaims): void
}

/** Tokens that were verified with these keys, with their claims. */
function verifiedTokens(keys: ServiceKeys, kind: TokenKind): VerifiedTokens {
  const own = known.get(keys) ?? { access: new Map(), passport: new Map(), embed: new Map() }
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
