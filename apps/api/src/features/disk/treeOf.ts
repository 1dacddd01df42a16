import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import { type DiskNode, findNamed, makeFolder, pathTo, requireDepth } from './nodes'
import type { DiskCall } from './rights'
import { diskNodes } from './tables'

/** Files and folders, with all contents outside the bin. */
export interface Tree {
  /** Those that no other one contains. */
  readonly tops: readonly DiskNode[]
  /** All of them, each folder before its contents. */
  readonly nodes: readonly DiskNode[]
  childrenOf(node: DiskNode): readonly DiskNode[]
}

/**
 * These nodes with all of their contents. They are known to be outside the bin.
 *
 * @throws Refusal if there are more than `most`
 */
export async function treeOf(
  db: Connection,
  owner: Owner,
  ids: readonly string[],
  most: number,
): Promise<Tree> {
  const found = await db
    .select({ ...getTableColumns(diskNodes), depth: sql<number>`down.depth` })
    .from(sql`(${below(owner, ids)} select id, depth from down limit ${most + 1}) down`)
    .innerJoin(diskNodes, and(ofOwner(diskNodes, owner), sql`${diskNodes.id} = down.id`))
  if (found.length > most) throw new Refusal(diskRefusals.tooMuch({ most }))
  // A node that was selected together with its folder was found twice.
  const byId = new Map(found.sort(inOrder).map(({ depth: _, ...node }) => [node.id, node]))
  const children = new Map<string, DiskNode[]>()
  const tops: DiskNode[] = []
  for (const node of byId.values()) {
    if (node.parentId === null || !byId.has(node.parentId)) tops.push(node)
    else if (!children.get(node.parentId)?.push(node)) children.set(node.parentId, [node])
  }
  const childrenOf = ({ id }: DiskNode) => children.get(id) ?? []
  return { tops, nodes: downwards(tops, childrenOf), childrenOf }
}

type Found = DiskNode & { readonly depth: number }

const inOrder = (a: Found, b: Found) =>
  a.depth - b.depth ||
  compare(a.nameOrder, b.nameOrder) ||
  compare(a.nameKey, b.nameKey) ||
  compare(a.name, b.name) ||
  compare(a.id, b.id)

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

function downwards(tops: readonly DiskNode[], childrenOf: Tree['childrenOf']): DiskNode[] {
  const nodes = [...tops]
  // The array grows during the loop.
  for (const node of nodes) nodes.push(...childrenOf(node))
  return nodes
}

function below(owner: Owner, ids: readonly string[]): SQL {
  const { ownerKind, ownerId } = ownerKey(owner)
  return sql`with recursive down as (
    select id, 0 as depth from disk_nodes
    where owner_kind = ${ownerKind} and owner_id = ${ownerId} and ${inArray(sql`id`, [...ids])}
    union all
    select n.id, down.depth + 1 from down
    join disk_nodes n on n.owner_kind = ${ownerKind} and n.owner_id = ${ownerId} and n.parent_id = down.id
      and n.trashed_at is null
  )`
}

interface Place {
  /** The folder to start from. Default: the top. */
  readonly parentId?: string | undefined
  /** Names of nested folders below it, from the top down. */
  readonly folders: readonly string[]
}

/**
 * The id of the folder at the end of this path; null: the top. Missing folders are made.
 * @throws Refusal if a file has one of the names, or the path is too deep
 */
export async function folderBelow(
  call: DiskCall & { readonly now: Date },
  { parentId: from, folders }: Place,
): Promise<string | null> {
  const { db, owner } = call
  let parentId = from ?? null
  requireDepth((await pathTo(db, owner, parentId)).length + folders.length)
  for (const name of folders) {
    const found = await findNamed(db, owner, parentId, name)
    if (found?.kind === 'file') throw new Refusal(diskRefusals.nameTaken({ name }))
    parentId = found?.id ?? (await makeFolder(call, { parentId, name }))
  }
  return parentId
}

/** Number and bytes of an owner's files, including the bin. */
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
