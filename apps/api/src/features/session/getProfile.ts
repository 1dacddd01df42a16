import type { sessionContract } from '@atrium/features/session/contract'
import { errorCodes } from '@atrium/features/shared/errorCodes'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'

export async function getProfile({ db, person, query }: Call<typeof sessionContract.getProfile>) {
  if (query.userID && query.userID !== person.userId) {
    throw new Refusal(errorCodes.forbidden, '只能查看自己的资料', 403)
  }
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw new Refusal(errorCodes.missing, '账号不存在', 404)
  return {
    id: user.id,
    passportId: user.id,
    account: user.account,
    phone: user.phone,
    callName: user.nickname,
    realName: user.realName,
    email: user.email,
    lastLoginTime: user.lastSignInAt?.toISOString() ?? null,
    registTime: user.createdAt.toISOString(),
  }
}
