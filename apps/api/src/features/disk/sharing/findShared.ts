import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { sharingRefusals } from '@atrium/contracts/disk/sharing/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import type { Owner } from '../../../platform/owner/Owner'
import { ownerOf } from '../../../platform/owner/ownerKey'
import { mayGive } from '../../../platform/people/mayGive'
import { Refusal } from '../../../platform/refusal/Refusal'
import { companyScope } from '../../organisation'
import { mayRead } from '../downloads'
import { type DiskNode, findNodes, pathTo } from '../nodes'
import { diskShares } from '../tables'
import { isPass } from './shareCode'

/** The current state of a share. */
export interface Shared {
  readonly share: typeof diskShares.$inferSelect
  readonly owner: Owner
  /** The file or folder. */
  readonly node: DiskNode
}

/**
 * Finds an active share. Every request by a link calls it, so that a share ends at once.
 *
 * @throws Refusal if it doesn't exist or has ended, or if the person who shared may no longer: they left, their account
 * is locked or about to end, or the file is no longer theirs to share
 */
export async function findShared(db: Connection, shareId: string, now: Date): Promise<Shared> {
  const [share] = await db.select().from(diskShares).where(eq(diskShares.id, shareId))
  if (!share) throw new Refusal(diskRefusals.missing)
  const owner = ownerOf(share)
  if (share.revokedAt || !(await mayShare(db, owner, share.createdBy)))
    throw new Refusal(sharingRefusals.revoked)
  if (share.expiresAt && share.expiresAt <= now) throw new Refusal(sharingRefusals.expired)
  const [node] = await findNodes(db, owner, [share.nodeId])
  if (!node) throw new Refusal(diskRefusals.missing)
  if (!(await isTheirs(db, owner, node, share.createdBy))) throw new Refusal(sharingRefusals.revoked)
  return { share, owner, node }
}

const mayShare = async (db: Connection, owner: Owner, userId: string) =>
  (await mayRead(db, owner, userId)) && (await mayGive(db, userId))

/** As when it was shared: they added the file, or may change the whole disk of the company. */
const isTheirs = async (db: Connection, owner: Owner, { createdBy }: DiskNode, userId: string) =>
  owner.kind === 'person' ||
  createdBy === userId ||
  (await companyScope(db, { userId }, owner.companyId, ofDisks)) !== undefined

const ofDisks = { role: 'administrator', permissions: ['disk'] } as const

interface Asked {
  readonly keys: ServiceKeys
  readonly body: { readonly shareId: string; readonly pass?: string | undefined }
  readonly now: Date
}

/** The same for a visitor who has entered the code, if there is one. */
export async function findOpened(db: Connection, { keys, body, now }: Asked): Promise<Shared> {
  const shared = await findShared(db, body.shareId, now)
  if (shared.share.hasCode && !isPass(keys, body.shareId, body.pass ?? '', now))
    throw new Refusal(sharingRefusals.codeWanted)
  return shared
}

/**
 * A file or folder inside a share, or the shared one itself, and the folders that lead to it.
 *
 * @throws Refusal if it is outside of the share
 */
export async function findWithin(db: Connection, { owner, node: top }: Shared, id: string) {
  const [node] = await findNodes(db, owner, [id])
  if (!node) throw new Refusal(diskRefusals.missing)
  const path = await pathTo(db, owner, node.kind === 'folder' ? node.id : node.parentId)
  const from = path.findIndex((folder) => folder.id === top.id)
  if (from === -1 && node.id !== top.id) throw new Refusal(diskRefusals.missing)
  return { node, path: from === -1 ? [] : path.slice(from) }
}
