import type { securityOperations } from '@atrium/contracts/security/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { eq } from 'drizzle-orm'
import { hasSecondStep } from '../../platform/credentials'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companiesWantingSecondStep, untilWhen } from '../organisation'
import { passwordSetAt, protectionsOf } from './protectionsOf'

export async function getSecurity({ db, now, person }: Call<typeof securityOperations.getSecurity>) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw new Refusal(errorCodes.missing, '账号不存在', 404)
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
