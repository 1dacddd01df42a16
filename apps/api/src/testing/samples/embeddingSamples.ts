import type { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { digestOf } from '../../features/embedding/siteKeys'
import { demo } from '../../seed/demo'
import { embedderCompanies, embedderKeys, embedders } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId } = demo
const origin = 'https://site.example'
const embedderId = 'site-of-sample'

/** A site that may embed the company's features, and link nobody. */
async function register({ database: { connection: db }, clock }: TestService): Promise<void> {
  const createdAt = clock.now()
  const site = { id: embedderId, name: 'Site', origins: [origin], scopes: ['departments:read'], createdAt }
  await db.insert(embedders).values(site).onConflictDoNothing()
  const own = { companyId, embedderId, createdAt, links: 'nobody' as const }
  await db
    .insert(embedderCompanies)
    .values(own)
    .onConflictDoUpdate({
      target: [embedderCompanies.companyId, embedderCompanies.embedderId],
      set: { links: own.links },
    })
}

export const embeddingSamples: SamplesOf<typeof embeddingOperations> = {
  createEmbedToken: {
    ...boss,
    async input({ service, session }) {
      await register(service)
      // Samples are sent with the session's token, so this is the site's key.
      const digest = digestOf(service.ports.keys, session.accessToken)
      await service.database.connection
        .insert(embedderKeys)
        .values({ digest, embedderId, createdAt: service.clock.now() })
        .onConflictDoNothing()
      const person = { id: demo.userIds.member }
      return { body: { person, companyId, scopes: ['departments:read'], origin } }
    },
  },
  listEmbedders: { ...boss, input: () => ({ query: { enterPriseId: companyId } }) },
  setEmbedderLinks: {
    ...boss,
    async input({ service }) {
      await register(service)
      return { body: { enterPriseId: companyId, embedderId, links: 'members' } }
    },
  },
}
