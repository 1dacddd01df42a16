import { pagePaths } from '@atrium/contracts/paths'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { invitations } from '../invitations/tables'
import { mayInvite } from './reviewers'
import type { inviteLinks } from './tables'

/** What a shared link carries, as `?link=`. */
interface LinkName {
  readonly companyId: string
  readonly linkId: string
}

/** The proof follows from a service key: a link can be shown again, and nobody makes one up. */
export const writeLinkToken = (keys: ServiceKeys, { companyId, linkId }: LinkName): string =>
  `${companyId}.${linkId}.${proofOf(keys, companyId, linkId)}`

/** Undefined for what is no link of ours. */
export function readLinkToken(keys: ServiceKeys, text: string): LinkName | undefined {
  const [, companyId, linkId, proof] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{22})$/.exec(text) ?? []
  if (!companyId || !linkId || !proof) return undefined
  return sameText(proof, proofOf(keys, companyId, linkId)) ? { companyId, linkId } : undefined
}

/** What is shared. */
export const linkAddress = (publicOrigin: string, keys: ServiceKeys, name: LinkName): string =>
  `${publicOrigin}${pagePaths.joinCompany}?link=${encodeURIComponent(writeLinkToken(keys, name))}`

const proofOf = (keys: ServiceKeys, companyId: string, linkId: string) =>
  mac(keys.links, ['invite link', companyId, linkId], 16)

export type LinkRow = typeof inviteLinks.$inferSelect

export type LinkState = 'valid' | 'expired' | 'revoked' | 'full'

/** At its very end a link has expired. One whose giver may no longer invite counts as taken back, for as long as that. */
export async function linkState(db: Connection, link: LinkRow, now: Date): Promise<LinkState> {
  if (link.revokedAt || !(await mayInvite(db, link.companyId, link.createdBy))) return 'revoked'
  if (link.expiresAt <= now) return 'expired'
  const used = await countUses(db, link.companyId, [link.id])
  return used(link.id) < link.memberLimit ? 'valid' : 'full'
}

/** How many people wait or have joined by each of these links. A refusal frees the place for others. */
export async function countUses(
  db: Connection,
  companyId: string,
  linkIds: readonly string[],
): Promise<(linkId: string) => number> {
  if (linkIds.length === 0) return () => 0
  const rows = await db
    .select({ linkId: invitations.linkId, count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.linkId, [...linkIds]),
        inArray(invitations.status, [1, 5]),
      ),
    )
    .groupBy(invitations.linkId)
  const counts = new Map(rows.map(({ linkId, count }) => [linkId, count]))
  return (linkId) => counts.get(linkId) ?? 0
}
