import { mostPacked } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import type { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import { sharingRefusals } from '@atrium/contracts/disk/sharing/refusals'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { mac } from '../../../platform/keys/mac'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { findCompanyName, namesInCompany } from '../../organisation'
import { addressMilliseconds } from '../downloads'
import { inFolder } from '../nodes'
import { requireClean } from '../scanning/requireClean'
import { diskNodes, diskShares } from '../tables'
import { treeOf } from '../treeOf'
import { findOpened, findShared, findWithin, type Shared } from './findShared'
import { isPass, passOf, requireCode } from './shareCode'

type Operations = typeof sharingOperations

/** Opens its own transactions: counted attempts outlive the refusal. */
export async function openShare({ ports, body, address, now }: UnmanagedCall<Operations['openShare']>) {
  const { keys, database } = ports
  const { connection: db } = database
  const { shareId, code, pass } = body
  const shared = await findShared(db, shareId, now)
  const { share, node } = shared
  const isKnown = pass !== undefined && isPass(keys, shareId, pass, now)
  if (share.hasCode && !isKnown) {
    if (!code) throw new Refusal(sharingRefusals.codeWanted)
    await requireCode({ db, keys, shareId, code, address, now })
  }
  // A reload doesn't count as another view.
  if (!isKnown)
    await db
      .update(diskShares)
      .set({ viewCount: sql`${diskShares.viewCount} + 1` })
      .where(eq(diskShares.id, shareId))
  const { id, name, kind, size } = node
  return {
    id,
    name,
    kind,
    size,
    ...(await namesFor(db, shared)),
    expiresAt: share.expiresAt?.toISOString() ?? null,
    canDownload: share.canDownload,
    // The same pass, so that a reload doesn't prolong it.
    pass: isKnown ? pass : passOf(keys, shareId, now),
  }
}

async function namesFor(db: Call<Operations['listShared']>['db'], { share, owner }: Shared) {
  if (owner.kind === 'company') {
    const nameOf = await namesInCompany(db, owner.companyId, [share.createdBy])
    return { sharedBy: nameOf(share.createdBy), companyName: await findCompanyName(db, owner.companyId) }
  }
  const [person] = await db
    .select({ nickname: users.nickname, realName: users.realName })
    .from(users)
    .where(eq(users.id, owner.userId))
  return { sharedBy: person?.nickname || person?.realName || '', companyName: '' }
}

export async function listShared(call: Call<Operations['listShared']>) {
  const { db, body, now, ports } = call
  const shared = await findOpened(db, { keys: ports.keys, body, now })
  const { node, path } = await findWithin(db, shared, body.parentId ?? shared.node.id)
  if (node.kind !== 'folder') throw new Refusal(diskRefusals.missing)
  const listed = and(inFolder(shared.owner, node.id), isNull(diskNodes.trashedAt))
  const rows = await db
    .select()
    .from(diskNodes)
    .where(listed)
    .orderBy(desc(diskNodes.kind), asc(diskNodes.nameOrder), asc(diskNodes.nameKey), asc(diskNodes.id))
    .limit(body.pageSize)
    .offset((body.pageIndex - 1) * body.pageSize)
  return {
    totalItems: await db.$count(diskNodes, listed),
    path,
    list: rows.map(({ id, kind, name, size, modifiedAt }) => ({
      id,
      kind,
      name,
      size,
      modifiedAt: modifiedAt.toISOString(),
    })),
  }
}

export async function getSharedDownload(call: Call<Operations['getSharedDownload']>) {
  const { db, body, now, ports } = call
  const { shareId, id } = body
  const shared = await findOpened(db, { keys: ports.keys, body, now })
  if (!shared.share.canDownload) throw new Refusal(sharingRefusals.noDownload)
  const { node } = await findWithin(db, shared, id)
  requireClean(ports, (await treeOf(db, shared.owner, [id], mostPacked)).nodes)
  return { url: addressOf(call, node.kind === 'file' ? 'ShareContent' : 'ShareArchive', shareId, id) }
}

/** Everybody who may view a file also gets its bytes, from an address that browsers neither open nor save. */
export async function getSharedPreview(call: Call<Operations['getSharedPreview']>) {
  const { db, body, now, ports } = call
  const { shareId, id } = body
  const shared = await findOpened(db, { keys: ports.keys, body, now })
  const { node, path } = await findWithin(db, shared, id)
  if (node.kind !== 'file') throw new Refusal(diskRefusals.missing)
  requireClean(ports, [node])
  const { name, size } = node
  return {
    id,
    name,
    size,
    parentId: path.at(-1)?.id ?? null,
    url: addressOf(call, 'SharePreview', shareId, id),
  }
}

type Content = 'ShareContent' | 'ShareArchive' | 'SharePreview'

function addressOf(
  { now, ports }: Pick<Call<Operations['listShared']>, 'now' | 'ports'>,
  kind: Content,
  shareId: string,
  id: string,
): string {
  const until = now.getTime() + addressMilliseconds
  const query = new URLSearchParams({
    until: String(until),
    signature: signatureOf(ports, kind, shareId, id, until),
  })
  return `${ports.settings.publicOrigin}/api/CloudDisk/${kind}/${shareId}/${id}?${query}`
}

export const signatureOf = (
  { keys }: Pick<Call<Operations['listShared']>['ports'], 'keys'>,
  kind: Content,
  shareId: string,
  id: string,
  until: number,
) =>
  mac(keys.derivation, [
    kind === 'SharePreview' ? 'disk shared preview' : 'disk shared content',
    shareId,
    id,
    until,
  ])
