import type { accountOperations } from '@atrium/contracts/account/policy'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { checkCode, type ProvenCode } from '../../platform/codes'
import type { Connection } from '../../platform/database/Connection'
import { alertPerson, alerts } from '../../platform/notifications'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { lockOwnCompanies } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { endSessions, provePassword } from '../session'

type Operation = typeof accountOperations.changeMobile

/** Proofs before the change. */
interface Proofs {
  readonly code: ProvenCode
  /** Hash of the password that was checked. */
  readonly passwordHash: string
}

/**
 * Attempts at password and code count whatever the outcome; only people who passed both learn whether the number is
 * taken.
 */
export async function changeMobile(call: UnmanagedCall<Operation>) {
  const { ports, now, body, query, codeChallenge: asker } = call
  if (body.principal === query.oldMobile) throw new Refusal(accountRefusals.samePhone)
  const passwordHash = await provePassword(call, 'changeMobile', body.keyId, body.password)
  const codeInput = { purpose: 'bind', to: body.principal, asker, code: body.code, now } as const
  const code = await checkCode(ports.database, { keys: ports.keys, ...codeInput })
  return (change: Call<Operation>) => bind(change, { code, passwordHash })
}

async function bind(call: Call<Operation>, proofs: Proofs): Promise<true> {
  const { db, now, person, query, body } = call
  const { principal } = body
  const companyIds = await lockOwnCompanies(db, person.userId)
  const user = await lockUser(db, person.userId)
  if (user.passwordHash !== proofs.passwordHash) throw new Refusal(accountRefusals.passwordChanged)
  if (user.phone !== query.oldMobile) throw new Refusal(accountRefusals.phoneChanged)
  await proofs.code.spend(db)
  await requireFreeMobile(db, person.userId, principal)
  await changeMembershipPhones(db, person.userId, principal, companyIds)

  // People who sign in by their mobile continue to do so: the old number may soon belong to somebody else.
  const account = user.account === user.phone ? principal : user.account
  await db.update(users).set({ phone: principal, account }).where(eq(users.id, user.id))
  const sessionsEnded = await endSessions(db, { userId: user.id, because: 'phoneChanged', now })
  const before = { phone: maskedMobile(user.phone) }
  call.audit({ before, after: { phone: maskedMobile(principal) }, companyIds, sessionsEnded })
  const words = alerts.mobileChanged(maskedMobile(principal))
  await alertPerson(db, { userId: user.id, words, formerly: { mobile: user.phone }, now })
  return true
}

/** Locked against sign-ins, and against becoming a member meanwhile. */
async function lockUser(db: Connection, userId: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId)))
    .for('update')
  if (!user) throw new Refusal(accountRefusals.missing)
  return user
}

/** Checks that nobody else has the mobile or signs in by it. */
async function requireFreeMobile(db: Connection, userId: string, mobile: string): Promise<void> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), or(eq(users.phone, mobile), eq(users.account, mobile))))
    .limit(1)
  if (other) throw new Refusal(accountRefusals.phoneTaken)
}

/**
 * Copies the mobile to the person's memberships; all of their companies are locked.
 *
 * @param companyIds the locked companies
 * @throws Refusal when another member of one of them has it, or when the person joined another company meanwhile
 */
async function changeMembershipPhones(
  db: Connection,
  userId: string,
  phone: string,
  companyIds: readonly string[],
): Promise<void> {
  const own = await db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  if (own.some(({ companyId }) => !companyIds.includes(companyId)))
    throw new Refusal(accountRefusals.companiesChanged)
  if (own.length === 0) return
  const [other] = await db
    .select({ company: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        inArray(memberships.companyId, [...companyIds]),
        eq(memberships.phone, phone),
        ne(memberships.userId, userId),
      ),
    )
    .limit(1)
  if (other) throw new Refusal(accountRefusals.phoneTakenInCompany({ company: other.company }))
  await db.update(memberships).set({ phone }).where(eq(memberships.userId, userId))
}
