import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Ports } from '../../ports/Ports'
import { lockCompany } from '../organisation'
import { memberships } from '../organisation/tables'
import { tellSuperAdministrators } from './domains/tellLost'
import { signInRules } from './tables'

/**
 * Removes people from the exempt ones of a rule who left the company or administer nothing any more, and tells the super
 * administrator. Until somebody else is named, the super administrator is exempt (`callerScope`).
 */
export async function checkExempt({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const stale = await database.connection
    .select({ companyId: signInRules.companyId })
    .from(signInRules)
    .where(
      sql`exists (select 1 from unnest(${signInRules.exempt}) as one(user_id) where ${notExists(
        database.connection
          .select({ one: sql`1` })
          .from(memberships)
          .where(
            and(
              eq(memberships.companyId, signInRules.companyId),
              sql`${memberships.userId} = one.user_id`,
              ne(memberships.role, 'member'),
            ),
          ),
      )})`,
    )
  for (const { companyId } of stale)
    await database.transaction(async (db) => {
      await lockCompany(db, companyId, 'alone')
      const [rule] = await db.select().from(signInRules).where(eq(signInRules.companyId, companyId))
      if (!rule) return
      const left = await db
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(
          and(
            eq(memberships.companyId, companyId),
            sql`${memberships.userId} = any(${sql.param(rule.exempt)}::text[])`,
            ne(memberships.role, 'member'),
          ),
        )
      const exempt = rule.exempt.filter((id) => left.some(({ userId }) => userId === id))
      if (exempt.length === rule.exempt.length) return
      await db.update(signInRules).set({ exempt }).where(eq(signInRules.companyId, companyId))
      await tellSuperAdministrators(db, companyId, exempt.length > 0 ? fewer : none, now)
    })
}

const fewer = {
  title: '可用本人方式登录的管理员减少',
  content: '一名可不使用企业账号登录的管理员已离开企业或不再是管理员。请在“企业登录”中确认是否需要另行指定。',
  titleEn: 'One exempt administrator fewer',
  contentEn:
    'An administrator who need not sign in with the company account has left or is no administrator any more. Check under Company sign-in whether to name another one.',
}

const none = {
  title: '请重新指定可用本人方式登录的管理员',
  content:
    '可不使用企业账号登录的管理员均已离开企业或不再是管理员。为避免无人能进入，超级管理员现可用本人的方式登录，请在“企业登录”中重新指定。',
  titleEn: 'Name an exempt administrator again',
  contentEn:
    'Nobody is left who need not sign in with the company account. So that nobody is locked out, the super administrator may use their own way for now. Name somebody under Company sign-in.',
}
