import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { auditRows, auditSubjects } from '../database/schema'

/** Under which keys, at any depth, an audit row's subject names what it touched. */
const namedBy = {
  member: ['userId', 'userIds[*]', 'newAdminUserId', 'movedUserIds[*]'],
  department: ['departmentId', 'departmentIds[*]', 'parentId'],
  product: ['mainId', 'mainIds[*]'],
} as const

/** Notes what the audit rows that the condition finds have touched. */
export async function indexSubjects(db: Connection, found: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${auditSubjects} (company_id, kind, entity_id, audit_id)
    select distinct ${auditRows.companyId}, named.kind, value #>> '{}', ${auditRows.id}
    from ${auditRows}, (values ${paths()}) as named(kind, path),
      jsonb_path_query(${auditRows.subject}, named.path::jsonpath) as value
    where ${found} and ${auditRows.companyId} <> '' and jsonb_typeof(value) = 'string'
    on conflict do nothing`)
}

const paths = () =>
  sql.join(
    Object.entries(namedBy).flatMap(([kind, keys]) => keys.map((key) => sql`(${kind}, ${`$.**.${key}`})`)),
    sql`, `,
  )
