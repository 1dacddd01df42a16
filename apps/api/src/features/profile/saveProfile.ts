import { accountRefusals } from '@atrium/contracts/account/refusals'
import { missingIn } from '@atrium/contracts/profile/contract'
import type { profileOperations } from '@atrium/contracts/profile/policy'
import { profileRefusals } from '@atrium/contracts/profile/refusals'
import { regionSeparator } from '@atrium/contracts/shared/regions/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { users } from '../../platform/people/tables'
import { InvalidInput } from '../../platform/refusal/InvalidInput'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { lockOwnCompanies } from '../organisation'
import { memberships } from '../organisation/tables'
import { isRegion } from '../regions'
import { findProfile, type Profile } from './findProfile'
import { contentOf, isSame, ofType } from './ProfileContent'
import { profiles } from './tables'

type SaveCall = Call<typeof profileOperations.saveProfile>
type Person = NonNullable<SaveCall['body']['person']>

/**
 * Of two pages that started with the same profile the first one wins, the other is refused. A page that only edits the
 * names changes and conflicts with names alone.
 */
export async function saveProfile(call: SaveCall): Promise<1> {
  const { db, person: caller, body } = call
  if (body.person) requireWhole(body.person)
  // The person's position in a company is stored in the company's rows.
  if (body.person) await lockOwnCompanies(db, caller.userId)
  await lockUser(db, caller.userId)
  const present = await findProfile(db, caller.userId)
  const person = body.person && ofType(body.person)
  const stored = contentOf(present, person && present)
  const next = contentOf(body, person)
  if (isSame(stored, next)) {
    call.unchanged()
    return 1
  }
  if (!isSame(stored, contentOf(body.before, person && body.before.person)))
    throw new Refusal(profileRefusals.changedMeanwhile)
  // The caller hasn't proven the password, which this address can recover.
  if (present.emailVerified && next.email !== stored.email) throw new Refusal(profileRefusals.emailVerified)
  if (person) {
    admit(present, person)
    await writePerson(call, person)
  }
  const { callName: nickname, realName, email } = body
  await db.update(users).set({ nickname, realName, email }).where(eq(users.id, caller.userId))
  call.audit({ before: stored, after: next })
  // Every page shows the name in its header.
  await publish(db, { userIds: [caller.userId], target: 'OnMenusChanged' })
  return 1
}

function requireWhole(person: Person): void {
  const issues = missingIn(person).map((field) => ({ path: `body.person.${field}`, message: 'is required' }))
  if (issues.length > 0) throw new InvalidInput(issues)
}

async function lockUser(db: Connection, userId: string): Promise<void> {
  const ofCaller = eq(users.id, userId)
  const [user] = await db.select({ id: users.id }).from(users).where(ofCaller).for('no key update')
  if (!user) throw new Refusal(accountRefusals.missing)
}

function admit(present: Profile, next: Person): void {
  if (!mayBecome(present.type, next.type)) throw new Refusal(profileRefusals.typeFixed)
  const [province = '', city = '', areaOrCounty = '', ...more] = next.region.split(regionSeparator)
  if (more.length > 0 || !isRegion({ province, city, areaOrCounty }))
    throw new Refusal(profileRefusals.unknownRegion)
  const own = new Set(present.connectionEnterprises.map(({ enterpriseId }) => enterpriseId))
  const ids = new Set(next.connectionEnterprises.map(({ enterpriseId }) => enterpriseId))
  const isOwn = ids.size === own.size && [...ids].every((enterpriseId) => own.has(enterpriseId))
  if (!isOwn || ids.size < next.connectionEnterprises.length) throw new Refusal(profileRefusals.notOwnCompany)
}

/** People of an enterprise stay so, and others can't become so once they have chosen a type. */
const mayBecome = (present: Profile['type'], next: Person['type']): boolean =>
  present === null || (present === 1) === (next === 1)

async function writePerson({ db, now, person: caller }: SaveCall, person: Person): Promise<void> {
  const { connectionEnterprises, category: major, ...columns } = person
  const row = { ...columns, major, updatedAt: now }
  await db
    .insert(profiles)
    .values({ userId: caller.userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row })
  for (const { enterpriseId, position, discipline } of connectionEnterprises) {
    const own = and(eq(memberships.companyId, enterpriseId), eq(memberships.userId, caller.userId))
    await db.update(memberships).set({ position, discipline }).where(own)
  }
}
