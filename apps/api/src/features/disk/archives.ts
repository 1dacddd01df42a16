import { mostPacked } from '@atrium/contracts/disk/contract'
import type { diskOperations } from '@atrium/contracts/disk/policy'
import { and, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { missing } from '../../platform/http/answers'
import type { Work } from '../../platform/http/serveRequest'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import type { Call } from '../../ports/Call'
import type { Ports } from '../../ports/Ports'
import { namesOf } from './changeNodes'
import {
  addressMilliseconds,
  isReadable,
  mayRead,
  readAddress,
  requireReadable,
  signedAddress,
} from './downloads'
import { type DiskNode, findNodes } from './nodes'
import { sendArchive } from './sendArchive'
import { diskArchives } from './tables'
import { treeOf } from './treeOf'

type Packing = Call<(typeof diskOperations)['packNodes']>

/** Stores the selection, because an address can't name a thousand files. */
export async function packNodes(call: Packing) {
  const { db, owner, body, now } = call
  const nodes = await findNodes(db, owner, body.ids)
  const { tops, nodes: packed } = await treeOf(db, owner, body.ids, mostPacked)
  requireReadable(call.ports, owner, packed)
  const id = randomId()
  await db.insert(diskArchives).values({
    ...ownerKey(owner),
    id,
    nodeIds: tops.map((top) => top.id),
    createdAt: now,
    name: await nameOf(call, tops),
  })
  call.audit({ ids: body.ids, ...namesOf(call, nodes) })
  return { url: signedAddress(call, 'Archive', id) }
}

/** Named after a single selected item, else after the folder that contains the selection, else after the disk. */
async function nameOf({ db, owner, language }: Packing, tops: readonly DiskNode[]): Promise<string> {
  const [first] = tops
  if (first && tops.length === 1) return first.name
  const parents = new Set(tops.map(({ parentId }) => parentId))
  if (first?.parentId && parents.size === 1) {
    const [folder] = await findNodes(db, owner, [first.parentId])
    if (folder) return folder.name
  }
  return language === 'en' ? 'Cloud disk' : '云盘'
}

/** A zip by its signed address. */
export function serveArchive(ports: Ports): Work {
  return async (request) => {
    const asked = readAddress(request.context, ports, 'Archive')
    if (!asked) return missing(request.context)
    const db = ports.database.connection
    const mayGoOn = () => mayRead(db, asked.owner, asked.userId)
    if (!(await mayGoOn())) return missing(request.context)
    const archive = await findArchive(db, asked.owner, asked.id, ports.clock())
    if (!archive || !isReadable(ports, asked.owner, archive.tree.nodes)) return missing(request.context)
    return sendArchive(request, ports, { owner: asked.owner, mayGoOn, ...archive })
  }
}

/** Undefined if there is none, or if something selected was removed meanwhile. */
async function findArchive(db: Connection, owner: Owner, id: string, now: Date) {
  const since = new Date(now.getTime() - addressMilliseconds)
  const [archive] = await db
    .select()
    .from(diskArchives)
    .where(and(ofOwner(diskArchives, owner), eq(diskArchives.id, id), gt(diskArchives.createdAt, since)))
  if (!archive) return undefined
  const there = await findNodes(db, owner, archive.nodeIds).catch(() => undefined)
  return there && { name: archive.name, tree: await treeOf(db, owner, archive.nodeIds, mostPacked) }
}
