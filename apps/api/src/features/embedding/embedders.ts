import type { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { embeddingRefusals } from '@atrium/contracts/embedding/refusals'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { embedders, sessions } from '../session/tables'
import { endEmbedSessions } from './endEmbedSessions'
import { embeddedPeople, embedderCompanies } from './tables'

export async function listEmbedders({
  db,
  company: { companyId },
}: Call<typeof embeddingOperations.listEmbedders>) {
  const linked = and(eq(embeddedPeople.companyId, companyId), eq(embeddedPeople.embedderId, embedders.id))
  return db
    .select({
      embedderId: embedders.id,
      embedderName: embedders.name,
      origins: embedders.origins,
      scopes: embedders.scopes,
      links: embedderCompanies.links,
      linkedCount: db.$count(embeddedPeople, linked),
    })
    .from(embedderCompanies)
    .innerJoin(embedders, and(eq(embedders.id, embedderCompanies.embedderId), isNull(embedders.revokedAt)))
    .where(eq(embedderCompanies.companyId, companyId))
    .orderBy(asc(embedders.name), asc(embedders.id))
}

/** Changes the row under its lock, so that no token is issued meanwhile by the earlier choice. */
export async function setEmbedderLinks(call: Call<typeof embeddingOperations.setEmbedderLinks>) {
  const { db, company, body, now, audit, unchanged } = call
  const { companyId } = company
  const { embedderId, links } = body
  const own = and(eq(embedderCompanies.companyId, companyId), eq(embedderCompanies.embedderId, embedderId))
  const [before] = await db
    .select({ links: embedderCompanies.links, name: embedders.name })
    .from(embedderCompanies)
    .innerJoin(embedders, and(eq(embedders.id, embedderCompanies.embedderId), isNull(embedders.revokedAt)))
    .where(own)
    .for('update', { of: embedderCompanies })
  if (!before) throw new Refusal(embeddingRefusals.embedderMissing)
  if (before.links === links) {
    unchanged()
    return true as const
  }
  await db.update(embedderCompanies).set({ links }).where(own)
  audit({
    before: { links: before.links },
    after: { links },
    embedderName: before.name,
    embedder: embedderId,
  })
  // A wider choice ends nothing.
  if (links === 'everybody' || before.links === 'nobody') return true as const
  const inCompany = and(eq(embeddedPeople.companyId, companyId), eq(embeddedPeople.embedderId, embedderId))
  const linked = db.select({ userId: embeddedPeople.userId }).from(embeddedPeople).where(inCompany)
  const among = and(eq(sessions.embedCompanyId, companyId), inArray(sessions.userId, linked))
  await endEmbedSessions(db, { embedderId, among, now })
  if (links === 'nobody') await db.delete(embeddedPeople).where(inCompany)
  return true as const
}
