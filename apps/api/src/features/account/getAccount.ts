import type { accountOperations } from '@atrium/contracts/account/policy'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { refusals } from './refusals'

export async function getAccount({ db, person }: Call<typeof accountOperations.getAccount>) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw refusals.accountMissing()
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
