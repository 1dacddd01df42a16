import { sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { directoryPeople, invitations, memberships, users } from '../../../tables'

/** All invited people of a directory become members, without their thousands of clicks. */
export async function everybodyJoins(db: Connection, directoryId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const isInvited = sql`${directoryPeople.directoryId} = ${directoryId} and ${directoryPeople.active}
    and ${directoryPeople.userId} is null and ${directoryPeople.invitationId} is not null`
  await db.execute(sql`
    insert into ${users} (id, account, phone, real_name, password_hash, created_at)
    select 'china-' || ${directoryPeople.phone}, ${directoryPeople.phone}, ${directoryPeople.phone}, 'name', '', ${at}::timestamptz
    from ${directoryPeople} where ${isInvited} on conflict do nothing`)
  await db.execute(sql`
    insert into ${memberships} (company_id, user_id, role, department_id, name, spelling, phone, invited_at, joined_at)
    select ${directoryPeople.companyId}, 'china-' || ${directoryPeople.phone}, 'member', ${directoryPeople.departmentId},
      ${directoryPeople.attributes} ->> 'displayName', '', ${directoryPeople.phone}, ${at}::timestamptz, ${at}::timestamptz
    from ${directoryPeople} where ${isInvited}`)
  await db.execute(sql`
    update ${invitations} set status = 1, user_id = 'china-' || ${invitations.phone}
    where ${invitations.batchId} = ${`directory:${directoryId}`} and ${invitations.status} = 4`)
  await db.execute(sql`
    update ${directoryPeople} set user_id = 'china-' || ${directoryPeople.phone} where ${isInvited}`)
}
