import { randomBytes } from 'node:crypto'
import { embeddingRefusals } from '@atrium/contracts/embedding/refusals'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import { embedders } from '../session/tables'
import { embedderKeys } from './tables'

/** A site that may embed features. */
export type Embedder = typeof embedders.$inferSelect

/** 256 random bits. The prefix lets scanners of source code recognise it. */
export const newSiteKey = (): string => `atk_${randomBytes(32).toString('base64url')}`

/** What is stored of a key. Without the service's own keys, nobody can tell whether a guess is right. */
export const digestOf = ({ derivation }: ServiceKeys, key: string): string =>
  mac(derivation, ['site key', key])

/**
 * The site of a key, locked, so that a revocation at the same time ends what is issued here.
 *
 * @throws Refusal `keyUnknown`
 */
export async function holdSite(
  db: Connection,
  keys: ServiceKeys,
  key: string | undefined,
  now: Date,
): Promise<Embedder> {
  if (key === undefined) throw new Refusal(embeddingRefusals.keyUnknown)
  const [found] = await db
    .select({ site: embedders })
    .from(embedderKeys)
    .innerJoin(embedders, and(eq(embedders.id, embedderKeys.embedderId), isNull(embedders.revokedAt)))
    .where(
      and(
        eq(embedderKeys.digest, digestOf(keys, key)),
        or(isNull(embedderKeys.endsAt), gt(embedderKeys.endsAt, now)),
      ),
    )
    .for('share')
  if (!found) throw new Refusal(embeddingRefusals.keyUnknown)
  return found.site
}
