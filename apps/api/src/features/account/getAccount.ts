import type { accountOperations } from '@atrium/contracts/account/policy'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'

export async function getAccount({ db, person }: Call<typeof accountOperations.getAccount>) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw new Refusal(accountRefusals.missing)
  return {
    account: user.account,
    phone: user.phone,
    callName: user.nickname,
    realName: user.realName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    registTime: user.createdAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
  }
}
