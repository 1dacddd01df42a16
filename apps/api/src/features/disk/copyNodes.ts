import { mostCopied, quotas } from '@atrium/contracts/disk/contract'
import type { diskOperations } from '@atrium/contracts/disk/policy'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { namesOf } from './changeNodes'
import { type DiskNode, findNodes, freeName, keyOf, pathTo, requireDepth } from './nodes'
import { diskNodes } from './tables'
import { type Tree, treeOf } from './treeOf'
import { usedOf } from './uploads'

type Copying = Call<(typeof diskOperations)['copyNodes']>

/** Most rows per statement. */
const atOnce = 1000

/** Reading is enough to copy: the copy belongs to the person. Contents aren't duplicated; both name the same hash. */
export async function copyNodes(call: Copying) {
  const { db, owner, body } = call
  const { ids, parentId = null } = body
  await findNodes(db, owner, ids)
  const path = await pathTo(db, owner, parentId)
  const tree = await treeOf(db, owner, ids, mostCopied)
  if (path.some(({ id }) => tree.tops.some((top) => top.id === id)))
    throw new Refusal(diskRefusals.withinItself)
  requireDepth(path.length + Math.max(...tree.tops.map((top) => heightOf(tree, top))))
  const size = tree.nodes.reduce((sum, node) => sum + node.size, 0)
  if ((await usedOf(db, owner)) + size > quotas[owner.kind]) throw new Refusal(diskRefusals.overQuota)

  const copies = new Map(tree.nodes.map(({ id }) => [id, randomId()]))
  for (const top of tree.tops) {
    const name = await freeName(db, owner, parentId, top.name)
    await db.insert(diskNodes).values(copyOf(call, { ...top, name }, copies, parentId))
  }
  const inside = tree.nodes.slice(tree.tops.length)
  for (let from = 0; from < inside.length; from += atOnce)
    await db
      .insert(diskNodes)
      .values(
        inside
          .slice(from, from + atOnce)
          .map((node) => copyOf(call, node, copies, copies.get(node.parentId ?? '') ?? null)),
      )
  const made = tree.tops.map(({ id }) => copies.get(id))
  call.audit({ ids: made, parentId, count: tree.nodes.length, ...namesOf(call, tree.tops) })
  return true as const
}

/** Depth of nested folders, including itself. */
const heightOf = (tree: Tree, node: DiskNode): number =>
  node.kind === 'file' ? 0 : 1 + Math.max(0, ...tree.childrenOf(node).map((child) => heightOf(tree, child)))

function copyOf(
  { now, person }: Copying,
  node: DiskNode,
  copies: ReadonlyMap<string, string>,
  parentId: string | null,
): typeof diskNodes.$inferInsert {
  const { ownerKind, ownerId, kind, name, size, sha256, modifiedAt } = node
  const id = copies.get(node.id)
  if (id === undefined) throw new Error('A copy has no id.')
  return {
    ownerKind,
    ownerId,
    id,
    parentId,
    kind,
    name,
    nameKey: keyOf(name),
    size,
    sha256,
    modifiedAt: kind === 'folder' ? now : modifiedAt,
    createdAt: now,
    createdBy: person.userId,
  }
}
