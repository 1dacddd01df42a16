import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { invitations } from '../invitations/tables'
import { messages } from '../messages/tables'

interface Words {
  readonly names: readonly string[]
  readonly numbers: readonly string[]
}

/** Takes a person's name and number out of what others have of them: invitations, and messages that tell of both. */
export async function eraseWords(
  db: Connection,
  { id, phone }: { readonly id: string; readonly phone: string },
  { names, numbers }: Words,
): Promise<void> {
  const about = or(eq(invitations.userId, id), and(isNull(invitations.userId), eq(invitations.phone, phone)))
  // What was open waits for nobody any more.
  await db
    .update(invitations)
    .set({ status: 7 })
    .where(and(about, inArray(invitations.status, [4, 5])))
  await db.update(invitations).set({ name: erasedName, phone: '' }).where(about)
  const told = or(
    ...[messages.content, messages.contentEn].map((text) => sql`position(${phone} in ${text}) > 0`),
  )
  await db
    .update(messages)
    .set({ content: without(messages.content), contentEn: without(messages.contentEn) })
    .where(told)

  function without(column: PgColumn) {
    const pairs = [...numbers.map((word) => [word, '***']), ...names.map((word) => [word, erasedName])]
    return pairs.reduce((text, [word, instead]) => sql`replace(${text}, ${word}, ${instead})`, sql`${column}`)
  }
}

const erasedName = '已注销用户'
