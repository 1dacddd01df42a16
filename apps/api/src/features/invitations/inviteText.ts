import { invitationDays } from '@atrium/contracts/invitations/contract'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { companies } from '../organisation/tables'
import { type InvitationToken, joinLink } from './invitationToken'

/** What a company's invitations say, each with its own link. */
export async function inviteText(db: Connection, companyId: string, publicOrigin: string) {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return (token: InvitationToken) =>
    `【Atrium】${company?.name ?? ''}邀请您加入企业，请在${invitationDays}天内打开链接确认：${joinLink(publicOrigin, token)}`
}
