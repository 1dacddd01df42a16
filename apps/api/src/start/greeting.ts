import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/Connection'
import { demo } from '../seed/demo'
import { users } from '../tables'

const roles: Readonly<Record<keyof typeof demo.accounts, string>> = {
  superAdministrator: 'super administrator of two companies',
  administrator: 'sub-administrator of the first company',
  member: 'ordinary member of the first company',
  individual: 'individual with no company',
  student: 'student, with no company',
  researcher: 'of a research institute, with no company',
  invited: 'invited into both companies',
}

/** The text for the person who started the service: its address, and the demo accounts. */
export async function greeting(database: Database, origin: string): Promise<string> {
  const lines = [`Atrium is ready at ${origin}`, '', ...(await whoMaySignIn(database)), 'Ctrl+C ends it.']
  return lines.join('\n')
}

async function whoMaySignIn({ connection }: Database): Promise<string[]> {
  const { superAdministrator } = demo.accounts
  const [first] = await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.account, superAdministrator))
  if (first?.id === demo.userIds.superAdministrator) return demoAccounts
  const [anyone] = await connection.select({ id: users.id }).from(users).limit(1)
  return anyone ? [] : nobody
}

const demoAccounts = [
  `Demo accounts, password ${demo.password}:`,
  ...Object.entries(roles).map(
    ([role, description]) => `  ${demo.accounts[role as keyof typeof roles]}  ${description}`,
  ),
  '',
]

const nobody = [
  'The database is empty, so nobody can sign in yet: start with DEMO_DATA=on for demo companies,',
  'or add a company with npm run seed.',
  '',
]
