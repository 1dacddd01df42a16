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

/** Names that a file system would take for one are one. */
export const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

export const inFolder = (owner: Owner, parentId: string | null) =>
  and(ofOwner(diskNodes, owner), sql`coalesce(${diskNodes.parentId}, '') = ${parentId ?? ''}`)

interface Step {
  readonly id: string
  readonly name: string
}

/**
 * The folders from the top down to a folder, itself included; of the top none.
 * @throws Refusal when it is no folder of the owner, or lies in the bin
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

/** `up`: a node and the folders around it. */
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

/** Neither it nor a folder around it lies in the bin. */
export const isOutsideBin = (owner: Owner): SQL =>
  sql`not exists (${ancestors(owner, sql`disk_nodes.id`)} select 1 from up where trashed_at is not null)`

/**
 * The same where many are looked at: the ids of what lies in the bin, by itself or with a folder around it, to be read
 * once for a whole statement.
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

/** Of a row of `disk_nodes`: the names of the folders that it lies in, from the top down. */
export const foldersAround = (owner: Owner): SQL<string[]> =>
  sql`(${ancestors(owner, sql`disk_nodes.parent_id`)}
    select coalesce(jsonb_agg(up.name order by up.height desc), '[]'::jsonb) from up)`

/** How many folders lie within each other from any of these down, itself included. */
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

/** @throws Refusal when one of them isn't there, or lies in the bin */
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

/** What has the name in a folder. */
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

/** The name itself, or with a number before its ending, so that nothing there has it. */
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

/** With a number before its ending. */
export function numbered(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,16})?$/su.exec(name) ?? []
  const tail = ` (${number})${ending}`
  let characters = [...stem]
  while (Buffer.byteLength(characters.join('') + tail) > nameLength) characters = characters.slice(0, -1)
  return characters.join('').trimEnd() + tail
}

/** Makes a folder where nothing has its name yet. The caller holds the owner. */
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
