import { guessOperations } from '@atrium/contracts/session/guess/policy'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { type Naming, syllablesOf } from '../../../platform/spelling/syllablesOf'
import { implement } from '../../../ports/implement'
import { companies, memberships } from '../../organisation/tables'

export const guessRoutes = implement(guessOperations, {
  async listOwnWords({ db, person }) {
    const words = await wordsOfPerson(db, person.userId)
    return [...new Set(words.filter(Boolean))]
  },
})

/** Names and numbers that somebody who knows the person would try, as they are typed; their companies' names too. */
export async function wordsOfPerson(db: Connection, userId: string): Promise<string[]> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return []
  const rows = await db
    .select({ name: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .limit(20)
  const { account, phone, email, realName, nickname } = user
  const names = [realName, nickname].flatMap((name) => spellings(name, 'person'))
  return [
    account,
    phone,
    ...email.split(/[@.]/),
    ...names,
    ...rows.flatMap(({ name }) => spellings(name, 'thing')),
  ]
}

/** A name as written, and on a Latin keyboard: whole, as initials, and each pair of its characters. */
export function spellings(name: string, naming: Naming): string[] {
  const syllables = syllablesOf(name, naming)
  const pairs = syllables.slice(1).map(({ whole }, at) => (syllables[at]?.whole ?? '') + whole)
  const join = (key: 'whole' | 'short') => syllables.map((syllable) => syllable[key]).join('')
  return [name, join('whole'), join('short'), ...pairs]
}
