import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { containsExactly } from '../../platform/database/contains'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { startsWith } from '../../platform/database/startsWith'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { foldersAround, type inBin, keyOf } from '../disk'
import { diskNodes } from '../disk/tables'
import { nearest } from './nearest'

interface FileRow {
  readonly id: string
  readonly kind: 'folder' | 'file'
  readonly name: string
  readonly folders: string[]
}

/** Files and folders of a disk, whichever folder they lie in; none that is in the bin by itself or with one around it. */
export function filesNear(db: Connection, owner: Owner, bin: ReturnType<typeof inBin>, term: string) {
  const { id, kind, name, nameKey } = diskNodes
  const key = keyOf(term)
  const near = nearest({
    table: diskNodes,
    id,
    listed: and(
      ofOwner(diskNodes, owner),
      isNull(diskNodes.trashedAt),
      sql`${id} not in (select id from ${bin})`,
    ),
    closeness: [eq(nameKey, key), startsWith(nameKey, key), containsExactly(nameKey, key)],
  })
  return rowsOf<FileRow>(
    db
      .select(columns({ id, kind, name, folders: foldersAround(owner) }))
      .from(near.from)
      .innerJoin(diskNodes, and(ofOwner(diskNodes, owner), eq(id, near.id)))
      .orderBy(near.place, desc(kind), sql`char_length(${name})`, asc(nameKey), asc(id)),
  )
}
