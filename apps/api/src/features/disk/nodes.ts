import { mostDeep, nameLength } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DiskCall } from './rights'
import { diskNodes } from './tables'

export type DiskNode = typeof diskNodes.$inferSelect

/** Names that a file system would confuse have the same key. */
export const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

export const inFolder = (owner: Owner, parentId: string | null) =>
  and(ofOwner(diskNodes, owner), sql`coalesce(${diskNodes.parentId}, '') = ${parentId ?? ''}`)

interface Step {
  readonly id: string
  readonly name: string
}

/**
 * The folders from the top down to a folder, including itself; empty for the top.
 * @throws Refusal if it isn't a folder of the owner, or is in the bin
 */
export async function pathTo(db: Connection, owner: Owner, folderId: string | null): Promise<Step[]> {
  if (folderId === null) return []
  const rows = await db
    .select({
      id: sql<string>`up.id`,
      name: sql<string>`up.name`,
      kind: sql<DiskNode['kind']>`up.kind`,
      isTrashed: sql<boolean>`up.trashed_at is not null`,
    })
    .from(sql`(${ancestors(owner, sql`${folderId}`)} select * from up) up`)
    .orderBy(sql`up.height desc`)
  const isThere = rows.at(-1)?.kind === 'folder' && !rows.some((row) => row.isTrashed)
  if (!isThere) throw new Refusal(diskRefusals.missing)
  return rows.map(({ id, name }) => ({ id, name }))
}

/** `up`: a node and the folders that contain it. */
const ancestors = (owner: Owner, id: SQL): SQL => {
  const { ownerKind, ownerId } = ownerKey(owner)
  return sql`with recursive up as (
    select n.id, n.name, n.kind, n.parent_id, n.trashed_at, 0 as height from disk_nodes n
    where n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.id = ${id}
    union all
    select n.id, n.name, n.kind, n.parent_id, n.trashed_at, up.height + 1 from up
    join disk_nodes n on n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.id = up.parent_id
  )`
}

/** True if neither the node nor a folder that contains it is in the bin. */
export const isOutsideBin = (owner: Owner): SQL =>
  sql`not exists (${ancestors(owner, sql`disk_nodes.id`)} select 1 from up where trashed_at is not null)`

/**
 * The same for many nodes: the ids of everything in the bin, directly or inside a folder, read once per statement.
 */
export const inBin = (db: Connection, owner: Owner) => {
  const { ownerKind, ownerId } = ownerKey(owner)
  return db.$with('in_bin', { id: sql<string>`id`.as('id') }).as(sql`with recursive down as (
    select n.id from disk_nodes n
    where n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.trashed_at is not null
    union
    select n.id from down
    join disk_nodes n on n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.parent_id = down.id
  ) select id from down`)
}

/** The names of the folders that contain a row of `disk_nodes`, from the top down. */
export const foldersAround = (owner: Owner): SQL<string[]> =>
  sql`(${ancestors(owner, sql`disk_nodes.parent_id`)}
    select coalesce(jsonb_agg(up.name order by up.height desc), '[]'::jsonb) from up)`

/** Greatest depth of nested folders below any of these nodes, including the nodes. */
export async function heightOf(db: Connection, owner: Owner, ids: readonly string[]): Promise<number> {
  const { ownerKind, ownerId } = ownerKey(owner)
  const down = sql`(with recursive down as (
    select id, (kind = 'folder')::int as height from disk_nodes
    where owner_kind = ${ownerKind} and owner_id = ${ownerId} and ${inArray(sql`id`, [...ids])}
    union all
    select n.id, down.height + (n.kind = 'folder')::int from down
    join disk_nodes n on n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.parent_id = down.id
  ) select * from down) down`
  const [row] = await db.select({ height: sql<number>`coalesce(max(down.height), 0)::int` }).from(down)
  return row?.height ?? 0
}

/** @throws Refusal if one of them doesn't exist or is in the bin */
export async function findNodes(
  db: Connection,
  owner: Owner,
  ids: readonly string[],
  canChange: SQL<boolean> = sql`false`,
): Promise<(DiskNode & { readonly canChange: boolean })[]> {
  const found = await db
    .select({ ...getTableColumns(diskNodes), canChange })
    .from(diskNodes)
    .where(and(ofOwner(diskNodes, owner), inArray(diskNodes.id, [...ids]), isOutsideBin(owner)))
  if (found.length !== new Set(ids).size) throw new Refusal(diskRefusals.missing)
  return found
}

/** The node with this name in a folder. */
export async function findNamed(
  db: Connection,
  owner: Owner,
  parentId: string | null,
  name: string,
): Promise<DiskNode | undefined> {
  const [found] = await db
    .select()
    .from(diskNodes)
    .where(and(inFolder(owner, parentId), eq(diskNodes.nameKey, keyOf(name)), isNull(diskNodes.trashedAt)))
  return found
}

/** The name, with a number before its extension if the folder already has it. */
export async function freeName(
  db: Connection,
  owner: Owner,
  parentId: string | null,
  name: string,
): Promise<string> {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : numbered(name, number)
    if (!(await findNamed(db, owner, parentId, tried))) return tried
  }
}

/** The name with a number before its extension. */
export function numbered(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,16})?$/su.exec(name) ?? []
  const tail = ` (${number})${ending}`
  let characters = [...stem]
  while (Buffer.byteLength(characters.join('') + tail) > nameLength) characters = characters.slice(0, -1)
  return characters.join('').trimEnd() + tail
}

/** Makes a folder. The caller has locked the owner and checked that the name is free. */
export async function makeFolder(
  { db, owner, person, now }: DiskCall & { readonly now: Date },
  { parentId, name }: { readonly parentId: string | null; readonly name: string },
): Promise<string> {
  const id = randomId()
  await db.insert(diskNodes).values({
    ...ownerKey(owner),
    id,
    parentId,
    name,
    nameKey: keyOf(name),
    kind: 'folder',
    size: 0,
    modifiedAt: now,
    createdAt: now,
    createdBy: person.userId,
  })
  return id
}

export function requireDepth(depth: number): void {
  if (depth > mostDeep) throw new Refusal(diskRefusals.tooDeep)
}
