import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { diskNodes } from '../../apps/api/src/tables'

export const filesInFolder = 100_000
export const fullFolder = 'many'

/** A folder of a company's disk with as many files as anybody has in one, brought by its first member. */
export async function fillDisk({ connection }: Database, companyId: string): Promise<void> {
  const company = sql`${companyId}::text`
  await connection.execute(sql`
    insert into ${diskNodes} (owner_kind, owner_id, id, parent_id, kind, name, name_key, size, sha256,
      modified_at, created_at, created_by)
    select 'company', ${company}, case when i = 0 then ${fullFolder}::text else 'file-' || i end,
      case when i > 0 then ${fullFolder}::text end, case when i = 0 then 'folder' else 'file' end,
      '节点详图 ' || lpad(i::text, 6, '0') || '.dwg', '节点详图 ' || lpad(i::text, 6, '0') || '.dwg',
      case when i = 0 then 0 else (i * 7919) % 90000000 end, case when i > 0 then md5(i::text) end,
      now() - interval '1 minute' * i, now(), ${company} || '-1'
    from generate_series(0, ${filesInFolder}::int) i`)
  await connection.execute(sql`analyze ${diskNodes}`)
}
