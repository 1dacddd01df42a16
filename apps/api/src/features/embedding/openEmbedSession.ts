import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import type { Settings } from '../../ports/Settings'
import { isOpenAt } from '../session'
import { sessions } from '../session/tables'

interface Opening {
  readonly userId: string
  readonly embedderId: string
  readonly companyId: string
  readonly origin: string
  /** Thumbprint of the browser's key; null: it has none. */
  readonly browserKey: string | null
  /** When the token ends. */
  readonly ends: Date
  readonly now: Date
}

interface EmbedSession {
  readonly id: string
  readonly expiresAt: Date
  readonly isNew: boolean
}

/**
 * The session of a token. Tokens of one browser's key share one, so that a proof of identity outlives the token, but no
 * longer than a sign-in would. Without a key nothing tells two browsers apart: then each token has its own.
 */
export async function openEmbedSession(
  db: Connection,
  { sessionSeconds, sessionIdleSeconds }: Pick<Settings, 'sessionSeconds' | 'sessionIdleSeconds'>,
  opening: Opening,
): Promise<EmbedSession> {
  const { userId, embedderId, companyId, origin, browserKey, ends, now } = opening
  const open = browserKey === null ? undefined : await findOpen(db, { ...opening, browserKey })
  if (open) return { ...open, isNew: false }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const session = {
    id: randomId(),
    userId,
    rotatedAt: now,
    createdAt: now,
    usedAt: now,
    idleAt: browserKey === null ? ends : after(Math.max(sessionIdleSeconds, longestUnused)),
    // The site vouches for the person; they have proven nothing to this service.
    provenAt: null,
    browserKey,
    expiresAt: browserKey === null ? ends : after(sessionSeconds),
    embedderId,
    embedCompanyId: companyId,
    embedOrigin: origin,
  }
  await db.insert(sessions).values(session)
  return { id: session.id, expiresAt: session.expiresAt, isNew: true }
}

/** Seconds: a token that was just issued must not end before its own time. */
const longestUnused = 600

async function findOpen(
  db: Connection,
  { userId, embedderId, companyId, origin, browserKey, now }: Opening & { readonly browserKey: string },
) {
  const [open] = await db
    .select({ id: sessions.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.embedderId, embedderId),
        eq(sessions.embedCompanyId, companyId),
        eq(sessions.embedOrigin, origin),
        eq(sessions.browserKey, browserKey),
        isOpenAt(now),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return open
}
