import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { auditRows, auditSubjects, invitations, seatHoldings } from '../../apps/api/src/tables'

export const audited = 50_000
export const invited = 20_000
const allocated = 500

/** The data that a company of this size accumulates: changes with their subjects, invitations, allocated seats. */
export function fillLists(database: Database, companyId: string): Promise<void> {
  const company = sql`${companyId}::text`
  const member = (n: ReturnType<typeof sql>) => sql`${company} || '-' || (1 + (${n} * 13) % 100000)`
  return database.transaction(async (db) => {
    await db.execute(sql`
      insert into ${auditRows} (company_id, at, actor_id, session_id, operation, subject)
      select ${company}, now() - interval '1 minute' * (${audited}::int - i), ${company} || '-' || (1 + i % 200), '',
        (array['grantLicences', 'moveMembers', 'updateMembers', 'editDepartment'])[1 + i % 4],
        jsonb_build_object('before', jsonb_build_object('name', i), 'after', jsonb_build_object('name', i + 1))
      from generate_series(1, ${audited}::int) i`)
    await db.execute(sql`
      insert into ${auditSubjects} (company_id, kind, entity_id, audit_id)
      select ${company}, 'member', ${member(sql`id`)}, id from ${auditRows} where company_id = ${company}
      union all
      select ${company}, 'department', 'dep-' || id % 5000, id from ${auditRows} where company_id = ${company}`)
    await db.execute(sql`
      insert into ${invitations}
        (company_id, id, kind, phone, name, department_id, status, invited_by, invited_at, expires_at)
      select ${company}, 'invitation-' || i, 'sms', '170' || lpad(i::text, 8, '0'), '受邀 ' || i,
        'dep-' || (i * 31) % 5000, (array[1, 2, 4, 6, 7])[1 + i % 5], ${company} || '-1',
        now() - interval '1 minute' * i, now() + interval '1 minute' * (${invited / 2}::int - i)
      from generate_series(1, ${invited}::int) i`)
    await db.execute(sql`
      insert into ${seatHoldings} (company_id, main_id, department_id, quantity)
      select ${company}, 'main-1', 'dep-' || i * 9, 20 from generate_series(1, ${allocated}::int) i`)
    for (const table of [auditRows, auditSubjects, invitations, seatHoldings])
      await db.execute(sql`analyze ${table}`)
  })
}
