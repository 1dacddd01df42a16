import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/database/Connection'
import { diskNodes } from '../../apps/api/src/tables'
import type { List } from './lists'

export const filesInFolder = 100_000
export const fullFolder = 'many'

/** A folder of a company's disk with the largest supported number of files, added by its first member. */
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

/** The requests for a folder of 100,000 files: the first rows, as list and tiles, and the middle. */
export function diskLists(): List[] {
  const of = `of ${filesInFolder.toLocaleString('en')} files in a folder`
  const at = (query: Record<string, string>) =>
    `/api/CloudDisk/GetFileList?${new URLSearchParams({ parentId: fullFolder, ...query })}`
  const list = { requests: 40, most: 1.5, total: filesInFolder }
  return [
    { ...list, what: `first 20 ${of}`, path: at({ pageIndex: '1', pageSize: '20' }), rows: 20 },
    { ...list, what: `first 100 ${of}`, path: at({ pageIndex: '1', pageSize: '100' }), rows: 100 },
    { ...list, what: `middle 100 ${of}`, path: at({ pageIndex: '500', pageSize: '100' }), rows: 100 },
    {
      ...list,
      what: `20 largest ${of}`,
      rows: 20,
      path: at({ pageIndex: '1', pageSize: '20', orderBy: 'size', isOrderDesc: 'true' }),
    },
  ]
}
