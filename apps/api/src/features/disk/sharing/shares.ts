import { diskRefusals } from '@atrium/contracts/disk/refusals'
import type { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import type { Owner } from '../../../platform/owner/Owner'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { ownerKey } from '../../../platform/owner/ownerKey'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { findOwn, namesOf } from '../changeNodes'
import { isOutsideBin } from '../nodes'
import { requireClean } from '../scanning/requireClean'
import { diskNodes, diskShares } from '../tables'
import { codeOf } from './shareCode'

type Operations = typeof sharingOperations
type Share = typeof diskShares.$inferSelect

const day = 86_400_000

/** People who may change a file may share it. */
export async function addShare(call: Call<Operations['addShare']>) {
  const { db, owner, person, now, body } = call
  const { id: nodeId, expireDays: days, hasCode, canDownload } = body
  const nodes = await findOwn(call, [nodeId])
  requireClean(call.ports, nodes)
  const expiresAt = days === -1 ? null : new Date(now.getTime() + days * day)
  const [share] = await db
    .insert(diskShares)
    .values({
      ...ownerKey(owner),
      id: randomId(),
      nodeId,
      hasCode,
      canDownload,
      expiresAt,
      createdBy: person.userId,
      createdAt: now,
    })
    .returning()
  if (!share) throw new Error('A share was not kept.')
  call.audit({ shareId: share.id, id: nodeId, days, ...namesOf(call, nodes) })
  return wireShare(call, share)
}

export async function listShares(call: Call<Operations['listShares']>) {
  const { db, owner, query } = call
  const listed = and(sharesOf(call), isOutsideBin(owner))
  const ofNode = and(ofOwner(diskNodes, owner), eq(diskNodes.id, diskShares.nodeId))
  const found = db
    .select({ share: diskShares, name: diskNodes.name, kind: diskNodes.kind })
    .from(diskShares)
    .innerJoin(diskNodes, ofNode)
    .where(listed)
  const totalItems = await db.$count(found.as('found'))
  const rows = await found
    .orderBy(desc(diskShares.createdAt), desc(diskShares.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  return {
    totalItems,
    list: rows.map(({ share, name, kind }) => ({
      ...wireShare(call, share),
      name,
      kind,
      canDownload: share.canDownload,
      viewCount: share.viewCount,
      createdAt: share.createdAt.toISOString(),
    })),
  }
}

export async function revokeShare(call: Call<Operations['revokeShare']>) {
  const { db, params, now } = call
  const [revoked] = await db
    .update(diskShares)
    .set({ revokedAt: now })
    .where(and(sharesOf(call), eq(diskShares.id, params.shareId)))
    .returning()
  if (!revoked) throw new Refusal(diskRefusals.missing)
  call.audit({ shareId: revoked.id, id: revoked.nodeId })
  return true as const
}

/** People see their own shares only; colleagues revoke theirs themselves. */
const sharesOf = ({ owner, person }: Pick<Call<Operations['listShares']>, 'owner' | 'person'>) =>
  and(ofOwner(diskShares, owner), eq(diskShares.createdBy, person.userId), isNull(diskShares.revokedAt))

const wireShare = ({ ports }: Pick<Call<Operations['listShares']>, 'ports'>, share: Share) => ({
  shareId: share.id,
  url: `${ports.settings.publicOrigin}${pagePaths.sharedFiles}?share=${share.id}`,
  code: share.hasCode ? codeOf(ports.keys, share.id) : null,
  expiresAt: share.expiresAt?.toISOString() ?? null,
})

/** Number of active links: to a disk, or made by a person on any disk. */
export const countShares = (
  db: Connection,
  whose: Owner | { readonly createdBy: string },
  now: Date,
): Promise<number> =>
  db.$count(
    diskShares,
    and(
      'createdBy' in whose ? eq(diskShares.createdBy, whose.createdBy) : ofOwner(diskShares, whose),
      isNull(diskShares.revokedAt),
      or(isNull(diskShares.expiresAt), gt(diskShares.expiresAt, now)),
    ),
  )
