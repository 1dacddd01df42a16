import { and, eq, inArray, or } from 'drizzle-orm'
import { directoryCallbacks } from '../../directories/tables'

/** A person or department that the vendor named. */
export type Named = typeof directoryCallbacks.$inferSelect

interface Key {
  readonly companyId: string
  readonly directoryId: string
}

export const ofDirectory = ({ companyId, directoryId }: Key) =>
  and(eq(directoryCallbacks.companyId, companyId), eq(directoryCallbacks.directoryId, directoryId))

export const areNamed = (key: Key, rows: readonly Named[]) =>
  and(
    ofDirectory(key),
    or(
      ...(['person', 'department'] as const).map((subject) =>
        and(
          eq(directoryCallbacks.subject, subject),
          inArray(directoryCallbacks.externalId, ['', ...idsOf(rows, subject)]),
        ),
      ),
    ),
  )

export const idsOf = (rows: readonly Pick<Named, 'subject' | 'externalId'>[], subject: Named['subject']) =>
  rows.filter((row) => row.subject === subject).map(({ externalId }) => externalId)
