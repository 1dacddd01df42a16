import { eq } from 'drizzle-orm'
import type { Database } from '../database/Connection'
import { users } from '../database/schema'
import { demo } from '../seed/demo'

const roles: Readonly<Record<keyof typeof demo.accounts, string>> = {
  superAdministrator: 'super administrator of two companies',
  administrator: 'sub-administrator of the first company',
  member: 'ordinary member of the first company',
  individual: 'individual with no company',
}

/** What whoever started the service reads: where it is, and whom to sign in as. */
export async function greeting(database: Database, origin: string): Promise<string> {
  const [first] = await database.connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.account, demo.accounts.superAdministrator))
  const lines = [`Atrium is ready at ${origin}`]
  if (first?.id === demo.userIds.superAdministrator) {
    lines.push('', `Demo accounts, password ${demo.password}:`)
    for (const [role, description] of Object.entries(roles)) {
      lines.push(`  ${demo.accounts[role as keyof typeof roles]}  ${description}`)
    }
  }
  return [...lines, '', 'Ctrl+C ends it.'].join('\n')
}
