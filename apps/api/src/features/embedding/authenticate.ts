import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { preparedOn } from '../../platform/database/preparedOn'
import type { Caller } from '../../platform/http/AuditRow'
import type { Authenticate } from '../../platform/http/Authenticate'
import type { Presented } from '../../platform/http/Presented'
import type { Resources } from '../../platform/http/Resources'
import { isEmbedToken, readToken } from '../../platform/keys/signedTokens'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import { memberships } from '../organisation/tables'
import { authenticate as authenticateSession, isFirstUse, noteUse, readBrowserProof } from '../session'
import { embedders, sessions } from '../session/tables'
import { embedderCompanies } from './tables'

/** Identifies the caller by a session's token, or by one of an embedding site. */
export const authenticate: Authenticate = (ports, presented, now, caller) =>
  isEmbedToken(presented.token)
    ? authenticateEmbedded(ports, presented, now, caller)
    : authenticateSession(ports, presented, now, caller)

/**
 * One statement reads everything that can end the token: the session, the site, its company and the membership. So it
 * costs a call no more than a session's token.
 *
 * @throws Refusal `originWrong` or `keyUnproven`
 */
async function authenticateEmbedded(
  ports: Resources,
  presented: Presented,
  now: Date,
  caller?: Caller,
): ReturnType<Authenticate> {
  const claims = await readToken(ports.keys, 'embed', presented.token)
  if (!claims?.embed) return 'anonymous'
  const { connection } = ports.database
  const [found] = await embeddingOf(connection).execute({ sessionId: claims.sessionId })
  if (!found || found.userId !== claims.userId || found.companyId !== claims.embed.companyId)
    return 'anonymous'
  if (found.endedBecause === 'elsewhere') return 'elsewhere'
  const isOver = found.endedAt !== null || found.expiresAt <= now || found.idleAt <= now
  if (isOver || claims.expiresAt <= now) return 'anonymous'
  const { origin, browserKey } = claims.embed
  if (!found.origins.includes(origin)) return 'anonymous'
  requireOrigin(origin, presented, ports.settings.publicOrigin)
  if (browserKey !== null)
    await requireKey(ports, presented, { browserKey, expiresAt: claims.expiresAt }, now)
  if (caller) await noteUse(connection, found, caller, now)
  return {
    userId: found.userId,
    sessionId: found.id,
    account: found.account,
    provenAt: found.provenAt,
    embedding: {
      embedderId: found.embedderId,
      companyId: found.companyId,
      scopes: claims.embed.scopes.filter((scope) => found.scopes.includes(scope)),
    },
  }
}

const embeddingOf = preparedOn((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      account: users.account,
      usedAt: sessions.usedAt,
      idleAt: sessions.idleAt,
      provenAt: sessions.provenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      endedBecause: sessions.endedBecause,
      embedderId: embedders.id,
      companyId: embedderCompanies.companyId,
      origins: embedders.origins,
      scopes: embedders.scopes,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(embedders, and(eq(embedders.id, sessions.embedderId), isNull(embedders.revokedAt)))
    .innerJoin(
      embedderCompanies,
      and(
        eq(embedderCompanies.companyId, sessions.embedCompanyId),
        eq(embedderCompanies.embedderId, embedders.id),
      ),
    )
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, embedderCompanies.companyId), eq(memberships.userId, sessions.userId)),
    )
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('embedding_of'),
)

/**
 * The page's origin is the token's, or this service's own: frames that the service renders for a site call it from
 * there. Browsers leave out `Origin` only for GET requests of the same origin, and say so.
 */
function requireOrigin(bound: string, { origin, isSameOrigin }: Presented, own: string): void {
  const isRight = origin === undefined ? isSameOrigin : origin === bound || origin === own
  if (!isRight) throw new Refusal(wireRefusals.originWrong)
}

interface Bound {
  readonly browserKey: string
  readonly expiresAt: Date
}

/** Each call needs a fresh proof, made for this token, method and path (RFC 9449). */
async function requireKey(
  { keys }: Resources,
  { proof, token }: Presented,
  { browserKey, expiresAt }: Bound,
  now: Date,
): Promise<void> {
  const browser = await readBrowserProof(proof)
  const isRight =
    proof !== undefined &&
    browser?.key === browserKey &&
    browser.isFor(token) &&
    isFirstUse(keys, { proof, digest: browser.proofDigest, until: expiresAt, now })
  if (!isRight) throw new Refusal(wireRefusals.keyUnproven)
}
