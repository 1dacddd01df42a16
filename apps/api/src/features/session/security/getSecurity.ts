import { accountRefusals } from '@atrium/contracts/account/refusals'
import type { Protection } from '@atrium/contracts/security/contract'
import type { securityOperations } from '@atrium/contracts/security/policy'
import { eq } from 'drizzle-orm'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { companiesWantingSecondStep, untilWhen } from '../../organisation'
import { hasSecondStep } from '../../secondStep'

export async function getSecurity({ db, now, person }: Call<typeof securityOperations.getSecurity>) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw new Refusal(accountRefusals.missing)
  const account = { user, hasSecondStep: await hasSecondStep(db, user.id) }
  const wanting = await companiesWantingSecondStep(db, user.id)
  return {
    phone: user.phone,
    email: user.email,
    isEmailVerified: user.emailVerifiedAt !== null,
    passwordSetAt: passwordSetAt(user).toISOString(),
    wasPasswordChanged: user.passwordChangedAt !== null,
    secondStepWantedBy: wanting.map((company) => ({ name: company.name, until: untilWhen(company, now) })),
    protections: protectionsOf(account, now),
  }
}

/** A password older than this may be known to others. */
const oldAfter = 365 * 86_400_000

interface Account {
  readonly user: typeof users.$inferSelect
  readonly hasSecondStep: boolean
}

/**
 * Checks for weaknesses of an account, most serious first. A new protection needs a line here and texts on the page.
 */
const weaknesses: readonly (readonly [Protection, (account: Account, now: Date) => boolean])[] = [
  ['password', ({ user }, now) => now.getTime() - passwordSetAt(user).getTime() >= oldAfter],
  ['secondStep', (account) => !account.hasSecondStep],
  ['email', ({ user }) => user.emailVerifiedAt === null],
  ['mobile', ({ user }) => user.phone === ''],
]

export const passwordSetAt = ({ passwordChangedAt, createdAt }: Account['user']) =>
  passwordChangedAt ?? createdAt

/** The protections of an account, weak ones first. */
export function protectionsOf(account: Account, now: Date) {
  const protections = weaknesses.map(([kind, isWeak]) => ({ kind, isWeak: isWeak(account, now) }))
  return protections.toSorted((one, other) => Number(other.isWeak) - Number(one.isWeak))
}
