import { mostUploads, quotas } from '@atrium/contracts/disk/contract'
import type { diskOperations } from '@atrium/contracts/disk/policy'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { findNamed, findNodes, freeName, keyOf } from './nodes'
import { type DiskCall, isChangeable } from './rights'
import { diskNodes, diskUploads } from './tables'
import { folderBelow } from './treeOf'
import { lockUpload } from './uploadLocks'

type Operations = typeof diskOperations

export async function getQuota(call: Call<Operations['getQuota']>) {
  return { used: await usedOf(call.db, call.owner), total: quotas[call.owner.kind] }
}

/** Used bytes, including the bin and unfinished uploads. Two files with the same content count twice. */
export async function usedOf(db: Connection, owner: Owner): Promise<number> {
  const sizes = await Promise.all(
    [diskNodes, diskUploads].map((table) =>
      db.select({ sum: sql<string>`coalesce(sum(size), 0)` }).from(table).where(ofOwner(table, owner)),
    ),
  )
  return sizes.reduce((used, [row]) => used + Number(row?.sum), 0)
}

export async function beginUpload(call: Call<Operations['beginUpload']>) {
  const { db, body, now, owner } = call
  const { name, size, clash } = body
  const createdBy = call.person.userId
  const modifiedAt = new Date(body.modifiedAt)
  const parentId = await folderBelow(call, body)
  const [same] = await db
    .select({ id: diskUploads.id })
    .from(diskUploads)
    .where(
      and(
        uploadsOf(call),
        sql`coalesce(${diskUploads.parentId}, '') = ${parentId ?? ''}`,
        eq(diskUploads.name, name),
        eq(diskUploads.size, size),
        eq(diskUploads.modifiedAt, modifiedAt),
      ),
    )
    .limit(1)
  if (same) {
    call.unchanged()
    return { uploadId: same.id }
  }
  const named = clash === 'keepBoth' ? undefined : await findNamed(db, owner, parentId, name)
  if (named && clash === 'refuse') throw new Refusal(diskRefusals.nameTaken({ name }))
  if (named && !(await mayReplace(call, named.id))) throw new Refusal(diskRefusals.notYours)
  if ((await db.$count(diskUploads, uploadsOf(call))) >= mostUploads)
    throw new Refusal(diskRefusals.tooManyUploads)
  if ((await usedOf(db, owner)) + size > quotas[owner.kind]) throw new Refusal(diskRefusals.overQuota)
  const id = randomId()
  await db
    .insert(diskUploads)
    .values({ ...ownerKey(owner), id, parentId, name, size, modifiedAt, clash, createdBy, createdAt: now })
  call.audit({ uploadId: id, size })
  return { uploadId: id }
}

/** The content may be large, so it is hashed before the transaction. */
export async function finishUpload(call: UnmanagedCall<Operations['finishUpload']>) {
  const { uploadId } = call.body
  const { disk, database } = call.ports
  const sha256 = await sealWhole({ ...call, db: database.connection })

  return async (change: Call<Operations['finishUpload']>) => {
    const { db, now, owner } = change
    const { parentId, modifiedAt, clash, size, ...upload } = await findUpload(change, uploadId)
    const named = await findNamed(db, owner, parentId, upload.name)
    if (clash === 'replace' && named?.kind === 'file' && (await mayReplace(change, named.id)))
      await db
        .update(diskNodes)
        .set({ trashedAt: now })
        .where(and(ofOwner(diskNodes, owner), eq(diskNodes.id, named.id)))
    // A file that took the name meanwhile keeps it, and the upload isn't lost.
    const name = await freeName(db, owner, parentId, upload.name)
    const id = randomId()
    await db.insert(diskNodes).values({
      ...ownerKey(owner),
      id,
      parentId,
      kind: 'file',
      name,
      nameKey: keyOf(name),
      size,
      sha256,
      modifiedAt,
      createdAt: now,
      createdBy: upload.createdBy,
    })
    await db.delete(diskUploads).where(and(ofOwner(diskUploads, owner), eq(diskUploads.id, uploadId)))
    await disk.keep(uploadId, owner, sha256)
    change.audit({ id, size, ...(owner.kind === 'company' && { files: [name] }) })
    return { id }
  }
}

/** Nobody writes to the upload meanwhile, and nobody writes to a complete one. */
async function sealWhole(call: DiskCall & UnmanagedCall<Operations['finishUpload']>): Promise<string> {
  const { uploadId } = call.body
  const { disk, database } = call.ports
  const requireWhole = async () => {
    const { size } = await findUpload(call, uploadId)
    if ((await disk.receivedOf(uploadId)) !== size) throw new Refusal(diskRefusals.incomplete)
  }
  await requireWhole()
  const unlock = await lockUpload(database, uploadId, { wanted: goOn, lost: goOn })
  try {
    await requireWhole()
    return await disk.seal(uploadId, call.owner)
  } finally {
    await unlock()
  }
}

const goOn = () => undefined

/** People see their own uploads only. */
const uploadsOf = ({ owner, person }: Pick<DiskCall, 'owner' | 'person'>) =>
  and(ofOwner(diskUploads, owner), eq(diskUploads.createdBy, person.userId))

/** If not, both files are kept. */
async function mayReplace(call: DiskCall, id: string): Promise<boolean> {
  const [node] = await findNodes(call.db, call.owner, [id], await isChangeable(call))
  return node?.canChange === true
}

async function findUpload(call: DiskCall, uploadId: string) {
  const [upload] = await call.db
    .select()
    .from(diskUploads)
    .where(and(uploadsOf(call), eq(diskUploads.id, uploadId)))
  if (!upload) throw new Refusal(diskRefusals.missing)
  return upload
}

/** The next sweep removes the received content. */
export async function cancelUpload(call: Call<Operations['cancelUpload']>) {
  const { owner } = call
  const { uploadId } = call.params
  await findUpload(call, uploadId)
  await call.db.delete(diskUploads).where(and(ofOwner(diskUploads, owner), eq(diskUploads.id, uploadId)))
  call.audit({ uploadId })
  return true as const
}

export async function listUploads(call: Call<Operations['listUploads']>) {
  const rows = await call.db
    .select()
    .from(diskUploads)
    .where(uploadsOf(call))
    .orderBy(asc(diskUploads.createdAt), asc(diskUploads.id))
  return Promise.all(
    rows.map(async ({ id: uploadId, name, size, modifiedAt, parentId }) => ({
      uploadId,
      name,
      size,
      parentId,
      received: await call.ports.disk.receivedOf(uploadId),
      modifiedAt: modifiedAt.toISOString(),
    })),
  )
}
