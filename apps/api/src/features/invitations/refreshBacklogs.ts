import { invitationDays } from '@atrium/contracts/invitations/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'
import { type InvitationToken, joinLink } from './invitationToken'

/** Finds the accounts of these phones. */
export async function accountsOf(
  db: Connection,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .select({ phone: users.phone, id: users.id })
    .from(users)
    .where(inArray(users.phone, [...phones]))
  return new Map(rows.map(({ phone, id }) => [phone, id]))
}

/** Updates the to-dos of the people with these phones. Call it last, like every publication. */
export async function refreshBacklogs(db: Connection, phones: readonly string[]): Promise<void> {
  const userIds = [...(await accountsOf(db, phones)).values()]
  if (userIds.length > 0) await publish(db, { userIds, target: 'OnMenusChanged' })
}

/** The text of a company's invitations, each with its own link. */
export async function inviteText(db: Connection, companyId: string, publicOrigin: string) {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return (token: InvitationToken) =>
    `【Atrium】${company?.name ?? ''}邀请您加入企业，请在${invitationDays}天内打开链接确认：${joinLink(publicOrigin, token)}`
}
