import { embeddingRefusals } from '@atrium/contracts/embedding/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import { findCompanyName } from '../organisation'
import { memberships } from '../organisation/tables'
import { embeddedPeople, type embedderCompanies } from './tables'

interface Claimed {
  readonly embedderId: string
  readonly companyId: string
  /** The site's name for people. */
  readonly siteName: string
  readonly links: (typeof embedderCompanies.$inferSelect)['links']
  readonly externalId: string
  readonly phone?: string | undefined
  readonly now: Date
}

/**
 * The member whom a site knows by its own identifier. The first time, they are found by their phone and linked, if the
 * company allows it for people with their role. Somebody who became an administrator is checked again each time.
 *
 * @throws Refusal
 */
export async function findLinked(db: Connection, claimed: Claimed): Promise<string> {
  const { links } = claimed
  if (links === 'nobody') throw new Refusal(embeddingRefusals.linksNotAllowed)
  const member = (await findMember(db, claimed)) ?? (await link(db, claimed))
  if (links === 'members' && member.role !== 'member') throw new Refusal(embeddingRefusals.linksNotAllowed)
  return member.userId
}

async function findMember(db: Connection, { companyId, embedderId, externalId }: Claimed) {
  const [found] = await db
    .select({ userId: embeddedPeople.userId, role: memberships.role })
    .from(embeddedPeople)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, embeddedPeople.companyId), eq(memberships.userId, embeddedPeople.userId)),
    )
    .where(
      and(
        eq(embeddedPeople.companyId, companyId),
        eq(embeddedPeople.embedderId, embedderId),
        eq(embeddedPeople.externalId, externalId),
      ),
    )
  return found
}

async function link(db: Connection, claimed: Claimed) {
  const { companyId, embedderId, externalId, siteName, phone, links, now } = claimed
  if (phone === undefined) throw new Refusal(embeddingRefusals.linkUnknown)
  const found = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.phone, phone)))
  const [member] = found
  if (!member || found.length > 1) throw new Refusal(embeddingRefusals.linkUnknown)
  if (links === 'members' && member.role !== 'member') throw new Refusal(embeddingRefusals.linksNotAllowed)
  const linked = await db
    .insert(embeddedPeople)
    .values({ companyId, embedderId, externalId, userId: member.userId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: embeddedPeople.userId })
  if (linked.length === 0) {
    // Another call may have made the same link meanwhile.
    const same = await findMember(db, claimed)
    if (same?.userId !== member.userId) throw new Refusal(embeddingRefusals.linkTaken)
    return same
  }
  const company = await findCompanyName(db, companyId)
  await sendMessage(db, {
    userIds: [member.userId],
    kind: 'security',
    title: `“${siteName}”已关联您的账号`,
    content: `“${siteName}”上的一个用户已通过手机号关联为您，可在该网站使用“${company}”的功能。如非本人，请立即联系企业的超级管理员。`,
    titleEn: `“${siteName}” linked your account`,
    contentEn: `A user of “${siteName}” was linked to you by your phone number, and can use features of “${company}” there. If that isn’t you, tell the company’s super administrator at once.`,
    now,
  })
  return member
}
