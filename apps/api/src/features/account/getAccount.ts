import type { accountContract } from '@atrium/features/account/contract'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { deviceOf, isOpenAt } from '../session'
import { sessions } from '../session/tables'
import { refusals } from './refusals'

export async function getAccount({ db, now, person }: Call<typeof accountContract.getAccount>) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId))
  if (!user) throw refusals.accountMissing()
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isOpenAt(now)))
    .orderBy(desc(sessions.usedAt))
  return {
    account: user.account,
    phone: user.phone,
    callName: user.nickname,
    realName: user.realName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    registTime: user.createdAt.toISOString(),
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
    sessions: open.map((session) => ({
      sessionId: session.id,
      isCurrent: session.id === person.sessionId,
      isWebClient: session.isWebClient,
      ...deviceOf(session.usedAgent),
      address: session.usedAddress,
      signedInAt: session.createdAt.toISOString(),
      lastActiveAt: session.usedAt.toISOString(),
    })),
  }
}
