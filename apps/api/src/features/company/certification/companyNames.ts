import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { companyNames } from '../tables'
import { refusals } from './refusals'

/** By this, names are the same: spaces, width and case don't count. */
export const normalise = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/gu, '').toLocaleLowerCase('en')

export async function isNameFree(db: Connection, companyId: string, name: string): Promise<boolean> {
  const [taken] = await db
    .select({ companyId: companyNames.companyId })
    .from(companyNames)
    .where(and(eq(companyNames.name, normalise(name)), ne(companyNames.companyId, companyId)))
  return taken === undefined
}

/** Takes a name for the company. Of two that want it at once the second waits for the first, then is refused. */
export async function takeName(db: Connection, companyId: string, name: string): Promise<void> {
  await db
    .insert(companyNames)
    .values({ name: normalise(name), companyId })
    .onConflictDoNothing()
  if (!(await isNameFree(db, companyId, name))) throw refusals.nameTaken()
}

/** Gives back all names of the company but this one; undefined: all of them. */
export async function keepOnlyName(db: Connection, companyId: string, name: string | undefined) {
  const others = name === undefined ? undefined : ne(companyNames.name, normalise(name))
  await db.delete(companyNames).where(and(eq(companyNames.companyId, companyId), others))
}
