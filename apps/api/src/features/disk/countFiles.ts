import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { diskNodes } from './tables'

/** How many files somebody's disk holds, and their bytes; what lies in the bin is among them. */
export async function countFiles(db: Connection, owner: Owner) {
  const [row] = await db
    .select({
      files: sql<number>`count(*) filter (where kind = 'file')`.mapWith(Number),
      fileBytes: sql<number>`coalesce(sum(size), 0)`.mapWith(Number),
    })
    .from(diskNodes)
    .where(ofOwner(diskNodes, owner))
  return { files: row?.files ?? 0, fileBytes: row?.fileBytes ?? 0 }
}
