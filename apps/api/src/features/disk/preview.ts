import { diskRefusals } from '@atrium/contracts/disk/refusals'
import type { previewOperations } from '@atrium/contracts/preview/policy'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { addressOf, requireReadable } from './downloads'
import { type DiskNode, findNodes, inFolder } from './nodes'
import { diskNodes } from './tables'

type GetPreview = Call<typeof previewOperations.getPreview>

export async function getPreview(call: GetPreview) {
  const [node] = await findNodes(call.db, call.owner, [call.params.id])
  if (node?.kind !== 'file') throw new Refusal(diskRefusals.missing)
  requireReadable(call.ports, call.owner, [node])
  const { id, name, size, modifiedAt, parentId } = node
  return {
    id,
    name,
    size,
    parentId,
    modifiedAt: modifiedAt.toISOString(),
    url: addressOf(call, id),
    previous: await beside(call, node, 'previous'),
    next: await beside(call, node, 'next'),
  }
}

/** The previous or next file in the order of lists by name. */
async function beside(
  call: GetPreview,
  { id, nameOrder, nameKey, parentId }: DiskNode,
  side: 'previous' | 'next',
) {
  const order = side === 'next' ? asc : desc
  const place = sql`(${diskNodes.nameOrder}, ${diskNodes.nameKey}, ${diskNodes.id})`
  const own = sql`(${nameOrder}, ${nameKey}, ${id})`
  const [found] = await call.db
    .select({ id: diskNodes.id, name: diskNodes.name })
    .from(diskNodes)
    .where(
      and(
        inFolder(call.owner, parentId),
        isNull(diskNodes.trashedAt),
        eq(diskNodes.kind, 'file'),
        side === 'next' ? sql`${place} > ${own}` : sql`${place} < ${own}`,
      ),
    )
    .orderBy(order(diskNodes.nameOrder), order(diskNodes.nameKey), order(diskNodes.id))
    .limit(1)
  return found ?? null
}
