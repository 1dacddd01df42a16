import { and, eq } from 'drizzle-orm'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import type { Connection } from '../../platform/database/Connection'
import type { Ports } from '../../ports/Ports'
import { fulfilsSignInRule } from '../connections'
import { memberships } from '../organisation/tables'
import { findClient, type OidcClient } from './clients'
import { scopesOfClaims } from './findAccount'
import { openSessionOf } from './sessionLinks'
import { oidcConsents, oidcGrants } from './tables'

interface Allowing {
  readonly provider: Provider
  readonly userId: string
  readonly client: OidcClient
  /** '': the person's own licences. */
  readonly companyId: string
  readonly scopes: readonly string[]
  readonly claims: readonly string[]
  readonly now: Date
}

/** Allows an application what it asked for, and remembers that. Returns the id of the provider's grant. */
export async function allow(db: Connection, allowing: Allowing): Promise<string> {
  const { provider, userId, client, companyId, scopes, claims, now } = allowing
  const grant = new provider.Grant({ accountId: userId, clientId: client.id })
  grant.addOIDCScope(scopes.join(' '))
  // Otherwise a single claim would get an application what its scopes don't.
  const isAllowed = (claim: string) => scopesOfClaims([claim]).every((scope) => client.scopes.includes(scope))
  grant.addOIDCClaims(claims.filter(isAllowed))
  grant.rejectOIDCClaims(claims.filter((claim) => !isAllowed(claim)))
  const id = await grant.save()
  await db.insert(oidcGrants).values({ userId, id, companyId })
  const before = await findConsent(db, userId, client.id)
  const all = [...new Set([...(before?.scopes ?? []), ...scopes])]
  const consent = { scopes: all, companyId, usedAt: now }
  await db
    .insert(oidcConsents)
    .values({ userId, clientId: client.id, allowedAt: now, ...consent })
    .onConflictDoUpdate({ target: [oidcConsents.userId, oidcConsents.clientId], set: consent })
  return id
}

export async function findConsent(db: Connection, userId: string, clientId: string) {
  const [consent] = await db
    .select()
    .from(oidcConsents)
    .where(and(eq(oidcConsents.userId, userId), eq(oidcConsents.clientId, clientId)))
  return consent
}

export async function isMember(db: Connection, userId: string, companyId: string): Promise<boolean> {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  return (await db.$count(memberships, own)) > 0
}

/**
 * The grant of an authorization request: the one that the person gave just now, or that of this browser's session, or,
 * without asking again, what they allowed this application before. The vendor's own applications ask only for the
 * company.
 */
export function existingGrantIn({
  database,
  clock,
}: Pick<Ports, 'database' | 'clock'>): Configuration['loadExistingGrant'] {
  return async (ctx) => {
    const { provider, session, result, client } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const db = database.connection
    const userId = session.accountId
    const wanted = typeof ctx.oidc.params?.company === 'string' ? ctx.oidc.params.company : undefined
    const now = clock()
    const given = result?.consent?.grantId
    if (given) return provider.Grant.find(given)
    const maySilently = (companyId: string) => maySignInFor(db, session.uid, companyId, now)
    const id = session.grantIdFor(client.clientId)
    const held = id === undefined ? undefined : await companyOfGrant(db, userId, id)
    const isFor = held !== undefined && (wanted === undefined || wanted === held)
    if (isFor) return (await maySilently(held)) ? provider.Grant.find(id ?? '') : undefined

    const registered = await findClient(db, client.clientId)
    if (!registered) return undefined
    const claims = [...ctx.oidc.requestParamClaims]
    const single = scopesOfClaims(claims).filter((scope) => registered.scopes.includes(scope))
    const scopes = [...new Set([...ctx.oidc.requestParamOIDCScopes, ...single])]
    const consent = await findConsent(db, userId, registered.id)
    const isKnown = scopes.every((scope) => consent?.scopes.includes(scope))
    if (!isKnown && !registered.isFirstParty) return undefined
    const companyId = wanted ?? consent?.companyId ?? (await onlyChoice(db, userId, scopes))
    if (companyId === undefined) return undefined
    if (companyId !== '' && !(await isMember(db, userId, companyId))) return undefined
    if (!(await maySilently(companyId))) return undefined
    const allowing = { provider, userId, client: registered, companyId, scopes, claims, now }
    return provider.Grant.find(await allow(db, allowing))
  }
}

async function companyOfGrant(db: Connection, userId: string, id: string): Promise<string | undefined> {
  const [grant] = await db
    .select({ companyId: oidcGrants.companyId })
    .from(oidcGrants)
    .where(and(eq(oidcGrants.userId, userId), eq(oidcGrants.id, id)))
  return grant?.companyId
}

/**
 * Whether the session of the person may sign in for this company, '' for themselves, without asking them: it reaches
 * the company, and fulfils its rule about signing in.
 */
async function maySignInFor(db: Connection, uid: string, companyId: string, now: Date): Promise<boolean> {
  const session = await openSessionOf(db, uid, now)
  if (!session) return true
  const { id: sessionId, userId, limitedTo } = session
  if (limitedTo !== null && !limitedTo.includes(companyId)) return false
  return companyId === '' || fulfilsSignInRule(db, { userId, sessionId }, companyId, now)
}

/** Whose licences an application learns of, if there is nothing to choose; undefined: the person must choose. */
export async function onlyChoice(
  db: Connection,
  userId: string,
  scopes: readonly string[],
): Promise<string | undefined> {
  if (!scopes.includes('licences')) return ''
  const count = await db.$count(memberships, eq(memberships.userId, userId))
  return count === 0 ? '' : undefined
}
