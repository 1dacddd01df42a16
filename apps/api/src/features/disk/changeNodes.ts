import type { diskOperations } from '@atrium/contracts/disk/policy'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import { ofOwner } from '../../platform/owner/ofOwner'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findNamed, findNodes, freeName, heightOf, keyOf, makeFolder, pathTo, requireDepth } from './nodes'
import { type DiskCall, isChangeable, requireChangeable } from './rights'
import { diskNodes } from './tables'
import { folderBelow } from './treeOf'

type Operations = typeof diskOperations

export async function addFolder(call: Call<Operations['addFolder']>) {
  const { name, folders, clash } = call.body
  const { owner } = call
  const parentId = await folderBelow(call, call.body)
  requireDepth((await pathTo(call.db, owner, call.body.parentId ?? null)).length + folders.length + 1)
  const named = await findNamed(call.db, owner, parentId, name)
  if (named?.kind === 'folder' && clash === 'keep') {
    call.unchanged()
    return { id: named.id }
  }
  if (named) throw new Refusal(diskRefusals.nameTaken({ name }))
  const id = await makeFolder(call, { parentId, name })
  call.audit({ id, ...namesOf(call, [{ name }]) })
  return { id }
}

export async function renameNode(call: Call<Operations['renameNode']>) {
  const { id, name } = call.body
  const { owner } = call
  const [node] = await findOwn(call, [id])
  if (!node) throw new Refusal(diskRefusals.missing)
  if (node.name === name) {
    call.unchanged()
    return true as const
  }
  const named = await findNamed(call.db, owner, node.parentId, name)
  if (named && named.id !== id) throw new Refusal(diskRefusals.nameTaken({ name }))
  await call.db
    .update(diskNodes)
    .set({ name, nameKey: keyOf(name) })
    .where(and(ofOwner(diskNodes, owner), eq(diskNodes.id, id)))
  call.audit({ id, ...namesOf(call, [{ name }]) })
  return true as const
}

export async function moveNodes(call: Call<Operations['moveNodes']>) {
  const { ids, parentId = null } = call.body
  const { owner } = call
  const nodes = await findOwn(call, ids)
  const path = await pathTo(call.db, owner, parentId)
  if (path.some((folder) => ids.includes(folder.id))) throw new Refusal(diskRefusals.withinItself)
  const moved = nodes.filter((node) => node.parentId !== parentId)
  if (moved.length === 0) {
    call.unchanged()
    return true as const
  }
  requireDepth(path.length + (await heightOf(call.db, owner, ids)))
  for (const { id, name } of moved) {
    if (await findNamed(call.db, owner, parentId, name)) throw new Refusal(diskRefusals.nameTaken({ name }))
    await call.db
      .update(diskNodes)
      .set({ parentId })
      .where(and(ofOwner(diskNodes, owner), eq(diskNodes.id, id)))
  }
  call.audit({ ids: moved.map(({ id }) => id), parentId, ...namesOf(call, moved) })
  return true as const
}

export async function trashNodes(call: Call<Operations['trashNodes']>) {
  const { owner } = call
  const { ids } = call.body
  const nodes = await findOwn(call, ids)
  await call.db
    .update(diskNodes)
    .set({ trashedAt: call.now })
    .where(and(ofOwner(diskNodes, owner), inArray(diskNodes.id, ids)))
  call.audit({ ids, ...namesOf(call, nodes) })
  return true as const
}

export async function restoreNodes(call: Call<Operations['restoreNodes']>) {
  const { owner } = call
  const { ids } = call.body
  const nodes = await call.db
    .select({ ...getTableColumns(diskNodes), canChange: await isChangeable(call) })
    .from(diskNodes)
    .where(and(ofOwner(diskNodes, owner), inArray(diskNodes.id, ids), isNotNull(diskNodes.trashedAt)))
  if (nodes.length !== new Set(ids).size) throw new Refusal(diskRefusals.missing)
  requireChangeable(nodes)
  for (const node of nodes) {
    const isThere = await pathTo(call.db, owner, node.parentId).catch(() => undefined)
    const parentId = isThere ? node.parentId : null
    const name = await freeName(call.db, owner, parentId, node.name)
    await call.db
      .update(diskNodes)
      .set({ parentId, name, nameKey: keyOf(name), trashedAt: null })
      .where(and(ofOwner(diskNodes, owner), eq(diskNodes.id, node.id)))
  }
  call.audit({ ids, ...namesOf(call, nodes) })
  return true as const
}

/** The sweep removes contents that no file names any more. */
export async function emptyBin(call: Call<Operations['emptyBin']>) {
  const { owner } = call
  const { ids } = call.body
  const gone = await call.db
    .delete(diskNodes)
    .where(
      and(
        ofOwner(diskNodes, owner),
        isNotNull(diskNodes.trashedAt),
        ids && inArray(diskNodes.id, ids),
        await isChangeable(call),
      ),
    )
    .returning({ name: diskNodes.name })
  if (gone.length === 0) call.unchanged()
  else call.audit({ ...(ids ? { ids } : { count: gone.length }), ...namesOf(call, gone) })
  return true as const
}

/** Nodes that the caller may change. */
export async function findOwn(call: DiskCall, ids: readonly string[]) {
  const nodes = await findNodes(call.db, call.owner, ids, await isChangeable(call))
  requireChangeable(nodes)
  return nodes
}

/** Names for a company's history. A person's audit rows hold ids only: names would remain after the person is erased. */
export const namesOf = ({ owner }: DiskCall, nodes: readonly { readonly name: string }[]) =>
  owner.kind === 'company' && { files: nodes.slice(0, mostNamed).map(({ name }) => name) }

const mostNamed = 20
