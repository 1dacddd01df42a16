import type { diskContract } from '@atrium/features/disk/contract'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../platform/database/contains'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Call } from '../../ports/Call'
import { type DiskNode, inFolder, isOutsideBin, pathTo } from './nodes'
import { diskOf } from './ownDisk'
import { diskNodes } from './tables'

type Operations = typeof diskContract

const sortedBy = {
  name: diskNodes.nameKey,
  size: diskNodes.size,
  modifiedAt: diskNodes.modifiedAt,
} as const

export async function listNodes(call: Call<Operations['listNodes']>) {
  const { parentId = null, kind, searchCondition, orderBy, isOrderDesc } = call.query
  const owner = diskOf(call)
  const path = await pathTo(call.db, owner, parentId)
  const listed = searchCondition
    ? and(ofOwner(diskNodes, owner), contains(diskNodes.name, searchCondition), isOutsideBin(owner))
    : and(inFolder(owner, parentId), isNull(diskNodes.trashedAt), kind && eq(diskNodes.kind, kind))
  const order = isOrderDesc ? desc : asc
  const { rows, totalItems } = await pageOf(call, listed, [
    desc(diskNodes.kind),
    ...[sortedBy[orderBy], diskNodes.nameKey, diskNodes.id].map((column) => order(column)),
  ])
  return { totalItems, path, list: rows.map(wireNode) }
}

export async function listBin(call: Call<Operations['listBin']>) {
  const listed = and(ofOwner(diskNodes, diskOf(call)), isNotNull(diskNodes.trashedAt))
  const { rows, totalItems } = await pageOf(call, listed, [desc(diskNodes.trashedAt), asc(diskNodes.id)])
  return {
    totalItems,
    list: rows.map((row) => ({
      ...wireNode(row),
      trashedAt: (row.trashedAt ?? row.createdAt).toISOString(),
    })),
  }
}

async function pageOf({ db, query }: Call<Operations['listBin']>, listed: SQL | undefined, order: SQL[]) {
  const rows = await db
    .select()
    .from(diskNodes)
    .where(listed)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  return { rows, totalItems: await db.$count(sql`${diskNodes}`, listed) }
}

const wireNode = ({ id, kind, name, size, modifiedAt, parentId }: DiskNode) => ({
  ...{ id, kind, name, size, parentId },
  modifiedAt: modifiedAt.toISOString(),
})
