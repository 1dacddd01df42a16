import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { queueSms } from '../../platform/outbox'
import { outbox } from '../../platform/outbox/tables'
import { deregistrations, users } from '../../platform/people/tables'
import { eraseFromChain } from '../audit'
import { lockOwnCompanies } from '../organisation'
import { endSessions } from '../session'
import { sessions } from '../session/tables'
import { chainsAbout } from './chainsAbout'
import { erasedName } from './erasedName'
import { eraseOwn } from './eraseOwn'
import { eraseWords } from './eraseWords'
import { findBlocks } from './findBlocks'
import { leaveCompany } from './leaveCompany'
import { wordsOf } from './wordsOf'

/**
 * Erases a person whose time is over: once, whoever else does the same. Their row stays without a name, as orders and
 * audit rows refer to it. Whoever was given a company to lead meanwhile, or has an order under way, is kept and told.
 */
export async function erasePerson(db: Connection, userId: string, now: Date): Promise<void> {
  const companyIds = await lockOwnCompanies(db, userId)
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  const [due] = await db
    .delete(deregistrations)
    .where(and(eq(deregistrations.userId, userId), lte(deregistrations.endsAt, now)))
    .returning({ userId: deregistrations.userId })
  if (!user || !due) return
  if ((await findBlocks(db, userId, now)).length > 0) {
    const text = '【Atrium】您的账号还有未处理完的事项，注销已取消。请登录查看，处理后可重新申请。'
    return queueSms(db, { mobile: user.phone, text, now })
  }
  const chains = await chainsAbout(db, user, companyIds)
  const words = await wordsOf(db, user)
  for (const companyId of companyIds) await leaveCompany(db, { companyId, userId, now })
  await eraseWords(db, { user, companyIds: chains, ...words })
  await eraseOwn(db, userId)
  await endSessions(db, { userId, because: 'deregistered', now })
  await db.update(sessions).set(fromNowhere).where(eq(sessions.userId, userId))
  await db.delete(outbox).where(inArray(outbox.recipient, words.numbers))
  await queueSms(db, { mobile: user.phone, text: '【Atrium】您的账号已注销，个人信息已删除。', now })
  await db
    .update(users)
    .set({
      ...{ account: `erased-${userId}`, phone: '', realName: erasedName, nickname: '', email: '' },
      ...{
        headImage: null,
        emailVerifiedAt: null,
        passwordHash: '',
        passwordChangedAt: null,
        lastSignInAt: null,
      },
      ...{ lockedAt: now, lockReason: 'deregistered', erasedAt: now },
    })
    .where(eq(users.id, userId))
  for (const companyId of chains) await eraseFromChain(db, { companyId, userId, ...words, now })
}

const fromNowhere = { address: '', agent: '', usedAddress: '', usedAgent: '', browserKey: null }
