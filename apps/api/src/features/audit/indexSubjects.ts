import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { auditRows, auditSubjects } from './tables'

/** Keys, at any depth, under which an audit row's subject names what it concerns. */
const namedBy = {
  member: ['userId', 'userIds[*]', 'newAdminUserId', 'movedUserIds[*]'],
  department: ['departmentId', 'departmentIds[*]', 'parentId'],
  product: ['mainId', 'mainIds[*]'],
} as const

/** Indexes the subjects of all audit rows of companies. */
export async function indexSubjects(db: Connection): Promise<void> {
  await db.execute(subjectsOf(sql`(select * from ${auditRows} where company_id <> '') as companies`))
}

/** The statement that indexes the subjects of some audit rows. */
export const subjectsOf = (rows: SQL): SQL => sql`
  insert into ${auditSubjects} (company_id, kind, entity_id, audit_id)
  select distinct company_id, named.kind, value #>> '{}', id
  from ${rows}, (values ${paths()}) as named(kind, path),
    jsonb_path_query(subject, named.path::jsonpath) as value
  where jsonb_typeof(value) = 'string'
  on conflict do nothing`

const paths = () =>
  sql.join(
    Object.entries(namedBy).flatMap(([kind, keys]) => keys.map((key) => sql`(${kind}, ${`$.**.${key}`})`)),
    sql`, `,
  )
