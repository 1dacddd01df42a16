import { isNull } from 'drizzle-orm'
import type { Resources } from '../../platform/http/Resources'
import { embedders } from '../session/tables'

/** In milliseconds. */
const keptFor = 5000
const missKeptFor = 500

/**
 * Whether an origin belongs to a registered site, for CORS. Preflight requests carry no token, so this can't be asked
 * per token. The list is read at most every few seconds, however many origins call.
 */
export function siteOrigins({ database }: Pick<Resources, 'database'>): (origin: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const rows = await database.connection
      .select({ origins: embedders.origins })
      .from(embedders)
      .where(isNull(embedders.revokedAt))
    known = new Set(rows.flatMap(({ origins }) => origins))
    readAt = performance.now()
  }

  return async (origin) => {
    const age = performance.now() - readAt
    if (age > (known.has(origin) ? keptFor : missKeptFor)) {
      reading ??= read().finally(() => {
        reading = undefined
      })
      await reading
    }
    return known.has(origin)
  }
}
