import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountClaims, FindAccount } from 'oidc-provider'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import type { Ports } from '../../ports/Ports'
import { fulfilsSignInRule } from '../connections'
import { departmentPathNames } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { noteUse } from '../session'
import { findLicences } from './findLicences'
import { keptSessionOf, openSessionOf } from './sessionLinks'
import { oidcGrants } from './tables'

/** Scopes with their claims. ID tokens have only `sub` and those of the sign-in; the rest is at the userinfo endpoint. */
export const claimsOfScopes = {
  openid: ['sub'],
  profile: ['name', 'nickname', 'picture', 'locale'],
  phone: ['phone_number', 'phone_number_verified'],
  email: ['email', 'email_verified'],
  /** The companies of the person, with their role and department in each. */
  companies: ['companies'],
  /** The chosen company, and what the person may use there. */
  licences: ['company', 'licences'],
}

/** The scopes that these claims belong to. Those of the sign-in itself belong to none. */
export const scopesOfClaims = (claims: readonly string[]): readonly string[] =>
  Object.entries(claimsOfScopes)
    .filter(([scope, own]) => scope !== 'openid' && own.some((claim) => claims.includes(claim)))
    .map(([scope]) => scope)

export const supportedScopes = [...Object.keys(claimsOfScopes), 'offline_access']

/**
 * The person of a session or token, if their account is open and nobody ended the sign-in. Each refresh counts as use of
 * the session, as the person works in that application.
 */
export function findAccountIn({
  database,
  clock,
  settings,
}: Pick<Ports, 'database' | 'clock' | 'settings'>): FindAccount {
  return async (ctx, sub, token) => {
    const db = database.connection
    const now = clock()
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, sub), isNull(users.lockedAt), isNull(users.erasedAt)))
    if (!user) return undefined
    const uid = token && 'sessionUid' in token ? token.sessionUid : undefined
    const session = uid === undefined ? undefined : await openSessionOf(db, uid, now)
    let sessionId = session?.id
    if (uid !== undefined) {
      if (!session && token?.scopes.has('offline_access')) sessionId = await keptSessionOf(db, uid)
      if (sessionId === undefined) return undefined
      if (session && ctx.oidc.route === 'token')
        await noteUse(db, session, { address: ctx.ip, agent: ctx.get('user-agent') }, now)
    }
    return {
      accountId: sub,
      async claims(_use, scope, single): Promise<AccountClaims> {
        // The library leaves out the claims that nobody asked for.
        const asked = [...scope.split(' '), ...scopesOfClaims(Object.keys(single))]
        const has = (name: string) => asked.includes(name)
        const grantId = token?.grantId ?? ctx.oidc.entities.Grant?.jti
        return {
          sub,
          ...(has('profile') && {
            name: user.realName || user.nickname || user.account,
            nickname: user.nickname || undefined,
            picture: user.headImage ? new URL(user.headImage, settings.publicOrigin).href : undefined,
            locale: user.language,
          }),
          ...(has('phone') && { phone_number: e164(user.phone), phone_number_verified: true }),
          ...(has('email') && {
            email: user.email || undefined,
            email_verified: user.email ? user.emailVerifiedAt !== null : undefined,
          }),
          ...(has('companies') && { companies: await companiesOf(db, sub, session?.limitedTo ?? null) }),
          ...(has('licences') && (await licencesOf(db, { userId: sub, grantId, sessionId, now }))),
        }
      },
    }
  }
}

/** Accounts have numbers of mainland China, without the country. */
const e164 = (mobile: string) => `+86${mobile}`

/** @param limitedTo the only companies that the session reaches; null: all */
async function companiesOf(db: Connection, userId: string, limitedTo: readonly string[] | null) {
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      role: memberships.role,
      departmentId: memberships.departmentId,
      nameThere: memberships.name,
    })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(memberships.userId, userId), limitedTo ? inArray(companies.id, [...limitedTo]) : undefined))
    .orderBy(memberships.joinedAt, companies.id)
  return Promise.all(
    rows.map(async ({ id, name, role, departmentId, nameThere }) => ({
      id,
      name,
      roles: [role],
      departments: [
        { id: departmentId, name: (await departmentPathNames(db, id, [departmentId]))(departmentId) },
      ],
      name_there: nameThere,
    })),
  )
}

interface LicenceHolder {
  readonly userId: string
  readonly grantId: string | undefined
  /** The person's own session, which tokens for offline access may outlive; undefined: the token rests on none. */
  readonly sessionId: string | undefined
  readonly now: Date
}

/** What the person may use for the company of this grant, or for themselves. */
async function licencesOf(db: Connection, { userId, grantId = '', sessionId = '', now }: LicenceHolder) {
  const [grant] = await db
    .select({ companyId: oidcGrants.companyId, name: companies.name, memberId: memberships.userId })
    .from(oidcGrants)
    .leftJoin(companies, and(eq(companies.id, oidcGrants.companyId), isNull(companies.dissolvedAt)))
    .leftJoin(
      memberships,
      and(eq(memberships.companyId, oidcGrants.companyId), eq(memberships.userId, oidcGrants.userId)),
    )
    .where(and(eq(oidcGrants.userId, userId), eq(oidcGrants.id, grantId)))
  const hasLeft = grant !== undefined && grant.companyId !== '' && grant.memberId === null
  if (!grant || hasLeft) return { company: null, licences: [] }
  const isOfCompany = grant.companyId !== ''
  if (isOfCompany && !(await fulfilsSignInRule(db, { userId, sessionId }, grant.companyId, now)))
    return { company: null, licences: [] }
  const found = await findLicences(db, { userId, companyId: grant.companyId, now })
  return {
    company: grant.name === null ? null : { id: grant.companyId, name: grant.name },
    licences: found.filter(({ because }) => because === null).map(({ licence }) => licence),
  }
}
