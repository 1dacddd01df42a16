import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../../platform/notifications'
import { memberships } from '../../organisation/tables'
import { recordName } from './txtRecord'

/** `missing`: the record is missing; it works for some days. `over`: they have passed. `taken`: by another company. */
type Because = 'missing' | 'over' | 'taken'

interface Loss {
  readonly companyId: string
  readonly domain: string
  readonly because: Because
  readonly now: Date
}

/** Tells the super administrator about a domain. Call it last in the transaction. */
export async function tellLost(db: Connection, { companyId, domain, because, now }: Loss): Promise<void> {
  await tellSuperAdministrators(db, companyId, words[because](domain), now)
}

export async function tellSuperAdministrators(
  db: Connection,
  companyId: string,
  message: MessageWords,
  now: Date,
): Promise<void> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  const userIds = rows.map(({ userId }) => userId)
  await sendMessage(db, { userIds, kind: 'administration', companyId, ...message, now })
}

const words: Readonly<Record<Because, (domain: string) => MessageWords>> = {
  missing: (domain) => ({
    title: '域名验证记录缺失',
    content: `未找到域名${domain}的验证记录（${recordName(domain)}）。请在7天内恢复该TXT记录，否则该域名的成员将无法使用企业账号登录。`,
    titleEn: 'A domain’s record is missing',
    contentEn: `The TXT record ${recordName(domain)} is missing. Add it again within 7 days; otherwise people of ${domain} can’t sign in with their company account any more.`,
  }),
  over: (domain) => ({
    title: '域名验证已失效',
    content: `域名${domain}的验证记录已缺失7天，验证已失效，该域名的成员暂时无法使用企业账号登录。恢复TXT记录后，请重新验证。`,
    titleEn: 'A domain is no longer verified',
    contentEn: `The TXT record of ${domain} has been missing for 7 days, so its people can’t sign in with their company account. Add the record, then verify the domain again.`,
  }),
  taken: (domain) => ({
    title: '域名已由其他企业验证',
    content: `域名${domain}已由其他企业验证，贵企业的验证已失效，该域名的成员无法再使用贵企业的企业账号登录。`,
    titleEn: 'Another company verified your domain',
    contentEn: `Another company has verified ${domain}, and your record was gone. Its people can’t sign in with your company’s sign-in any more.`,
  }),
}
