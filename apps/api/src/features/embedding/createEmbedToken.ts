import { longestSeconds } from '@atrium/contracts/embedding/contract'
import type { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { embeddingRefusals } from '@atrium/contracts/embedding/refusals'
import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { signToken } from '../../platform/keys/signedTokens'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companies, memberships } from '../organisation/tables'
import { findLinked } from './findLinked'
import { openEmbedSession } from './openEmbedSession'
import { type Embedder, holdSite } from './siteKeys'
import { embedderCompanies, embedderRefusals } from './tables'

type CreateCall = Call<typeof embeddingOperations.createEmbedToken>

/** Issues a token to a site's server. What the token allows is checked again on each call. */
export async function createEmbedToken(call: CreateCall) {
  const { db, ports, now, body, siteKey, audit, unchanged } = call
  const { companyId, origin, keyThumbprint: browserKey = null, seconds = longestSeconds } = body
  const site = await holdSite(db, ports.keys, siteKey, now)
  if (!site.origins.includes(origin)) throw new Refusal(embeddingRefusals.originUnknown({ origin }))
  const scopes = grantedScopes(site, body.scopes)
  const allowed = await holdCompany(db, site.id, companyId)
  const userId = await findPerson(call, site, allowed.links)
  const ends = new Date(now.getTime() + seconds * 1000)
  const opening = { userId, companyId, origin, browserKey, embedderId: site.id, ends, now }
  const session = await openEmbedSession(db, ports.settings, opening)
  if (session.isNew) audit({ embedder: site.id, userId, enterPriseId: companyId, origin, scopes })
  else unchanged()
  const expiresAt = new Date(Math.min(ends.getTime(), session.expiresAt.getTime()))
  const claims = { userId, sessionId: session.id, generation: 1, expiresAt }
  const embed = { companyId, origin, scopes, browserKey }
  return {
    token: await signToken(ports.keys, 'embed', { ...claims, embed }, now),
    expiresAt: expiresAt.toISOString(),
    scopes,
  }
}

/** @throws Refusal for scopes that don't exist, or if the site has none of them */
function grantedScopes(site: Embedder, wanted: readonly string[]): string[] {
  const unknown = wanted.find((scope) => !embedScopes.some((known) => known === scope))
  if (unknown !== undefined) throw new Refusal(embeddingRefusals.scopeUnknown({ scope: unknown }))
  const scopes = [...new Set(wanted)].filter((scope) => site.scopes.includes(scope))
  if (scopes.length === 0) throw new Refusal(embeddingRefusals.noScopeLeft)
  return scopes
}

/** @throws Refusal unless the site may embed features of the company */
async function holdCompany(db: Connection, embedderId: string, companyId: string) {
  const [found] = await db
    .select({ links: embedderCompanies.links })
    .from(embedderCompanies)
    .innerJoin(companies, and(eq(companies.id, embedderCompanies.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(embedderCompanies.companyId, companyId), eq(embedderCompanies.embedderId, embedderId)))
    .for('share', { of: embedderCompanies })
  if (!found) throw new Refusal(embeddingRefusals.companyNotAllowed)
  return found
}

/** @throws Refusal unless they are a member and the site may act for them */
async function findPerson(
  { db, body, now }: CreateCall,
  { id: embedderId, name: siteName }: Embedder,
  links: (typeof embedderCompanies.$inferSelect)['links'],
): Promise<string> {
  const { person, companyId } = body
  const userId =
    'id' in person
      ? person.id
      : await findLinked(db, { ...person, companyId, embedderId, siteName, links, now })
  await requireMember(db, { embedderId, companyId, userId })
  return userId
}

interface MemberOfSite {
  readonly embedderId: string
  readonly companyId: string
  readonly userId: string
}

/** The account's row is locked, so that locking the account at the same time ends what is issued here. */
async function requireMember(db: Connection, { embedderId, companyId, userId }: MemberOfSite): Promise<void> {
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.companyId, companyId)))
    .where(and(eq(users.id, userId), isNull(users.lockedAt)))
    .for('share', { of: users })
  if (!member) throw new Refusal(embeddingRefusals.notAMember)
  const refused = and(eq(embedderRefusals.embedderId, embedderId), eq(embedderRefusals.userId, userId))
  if ((await db.$count(embedderRefusals, refused)) > 0) throw new Refusal(embeddingRefusals.personRefused)
}
