import { pagePaths } from '@atrium/contracts/paths'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { invitations } from '../invitations/tables'
import { mayInvite } from './reviewers'
import type { inviteLinks } from './tables'

/** The content of a shared link, in `?link=`. */
interface LinkName {
  readonly companyId: string
  readonly linkId: string
}

/** The proof is derived from a service key: a link can be shown again, and nobody can forge one. */
export const writeLinkToken = (keys: ServiceKeys, { companyId, linkId }: LinkName): string =>
  `${companyId}.${linkId}.${proofOf(keys, companyId, linkId)}`

/** Undefined for text that is no link of ours. */
export function readLinkToken(keys: ServiceKeys, text: string): LinkName | undefined {
  const [, companyId, linkId, proof] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{22})$/.exec(text) ?? []
  if (!companyId || !linkId || !proof) return undefined
  return sameText(proof, proofOf(keys, companyId, linkId)) ? { companyId, linkId } : undefined
}

/** The address to share. */
export const linkAddress = (publicOrigin: string, keys: ServiceKeys, name: LinkName): string =>
  `${publicOrigin}${pagePaths.joinCompany}?link=${encodeURIComponent(writeLinkToken(keys, name))}`

const proofOf = (keys: ServiceKeys, companyId: string, linkId: string) =>
  mac(keys.links, ['invite link', companyId, linkId], 16)

export type LinkRow = typeof inviteLinks.$inferSelect

export type LinkState = 'valid' | 'expired' | 'revoked' | 'full'

/** The state of a link. It has expired at its end itself, and counts as revoked while its creator may not invite. */
export async function linkState(db: Connection, link: LinkRow, now: Date): Promise<LinkState> {
  if (link.revokedAt || !(await mayInvite(db, link.companyId, link.createdBy))) return 'revoked'
  if (link.expiresAt <= now) return 'expired'
  const used = await countUses(db, link.companyId, [link.id])
  return used(link.id) < link.memberLimit ? 'valid' : 'full'
}

/** Counts pending applicants and members per link. A refusal frees a place. */
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
