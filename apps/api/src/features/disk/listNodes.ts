import type { diskOperations } from '@atrium/contracts/disk/policy'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../platform/database/contains'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Call } from '../../ports/Call'
import { namesInCompany } from '../organisation'
import { type DiskNode, inFolder, isOutsideBin, pathTo } from './nodes'
import { type DiskCall, isChangeable } from './rights'
import { scanOf } from './scanning/requireClean'
import { diskNodes } from './tables'

type Operations = typeof diskOperations

const sortedBy = {
  name: diskNodes.nameOrder,
  size: diskNodes.size,
  modifiedAt: diskNodes.modifiedAt,
} as const

export async function listNodes(call: Call<Operations['listNodes']>) {
  const { parentId = null, kind, searchCondition, orderBy, isOrderDesc } = call.query
  const { owner } = call
  const path = await pathTo(call.db, owner, parentId)
  const listed = searchCondition
    ? and(ofOwner(diskNodes, owner), contains(diskNodes.name, searchCondition), isOutsideBin(owner))
    : and(inFolder(owner, parentId), isNull(diskNodes.trashedAt), kind && eq(diskNodes.kind, kind))
  const order = isOrderDesc ? desc : asc
  const { rows, totalItems } = await pageOf(call, listed, [
    desc(diskNodes.kind),
    ...[sortedBy[orderBy], diskNodes.nameOrder, diskNodes.nameKey, diskNodes.id].map((column) =>
      order(column),
    ),
  ])
  return { totalItems, path, list: await wireNodes(call, rows) }
}

export async function listBin(call: Call<Operations['listBin']>) {
  const listed = and(ofOwner(diskNodes, call.owner), isNotNull(diskNodes.trashedAt), await isChangeable(call))
  const { rows, totalItems } = await pageOf(call, listed, [desc(diskNodes.trashedAt), asc(diskNodes.id)])
  return {
    totalItems,
    list: (await wireNodes(call, rows)).map((node, n) => ({
      ...node,
      trashedAt: (rows[n]?.trashedAt ?? call.now).toISOString(),
    })),
  }
}

async function pageOf(call: Call<Operations['listBin']>, listed: SQL | undefined, order: SQL[]) {
  const { db, query } = call
  const rows = await db
    .select({ ...getTableColumns(diskNodes), canChange: await isChangeable(call) })
    .from(diskNodes)
    .where(listed)
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  return { rows, totalItems: await db.$count(sql`${diskNodes}`, listed) }
}

async function wireNodes(
  { db, owner, ports }: DiskCall & Pick<Call<Operations['listBin']>, 'ports'>,
  rows: readonly (DiskNode & { readonly canChange: boolean })[],
) {
  const brought = rows.map(({ createdBy }) => createdBy)
  const nameOf = owner.kind === 'company' ? await namesInCompany(db, owner.companyId, brought) : () => ''
  return rows.map(({ id, kind, name, size, modifiedAt, parentId, createdBy, canChange, scan }) => ({
    id,
    kind,
    name,
    size,
    parentId,
    canChange,
    addedBy: nameOf(createdBy),
    modifiedAt: modifiedAt.toISOString(),
    scan: scanOf(ports, { kind, scan }),
  }))
}
