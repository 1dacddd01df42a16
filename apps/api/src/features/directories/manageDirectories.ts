import { mostDirectories } from '@atrium/contracts/directories/contract'
import type { directoriesOperations } from '@atrium/contracts/directories/policy'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import {
  directories,
  directoryCallbacks,
  directoryConnections,
  directoryDepartments,
  directoryDifferences,
  directoryLeavers,
  directoryPeople,
  directoryTokens,
} from './tables'

export async function addDirectory(call: Call<typeof directoriesOperations.addDirectory>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { directoryName: name } = body
  const count = await db.$count(
    directories,
    and(eq(directories.companyId, companyId), isNull(directories.endedAt)),
  )
  if (count >= mostDirectories) throw new Refusal(directoriesRefusals.tooManyDirectories)
  const id = randomId()
  await requireFreeName(db, companyId, id, name)
  await db.insert(directories).values({ companyId, id, kind: 'scim', name, createdAt: now })
  call.audit({ directoryId: id, after: { directoryName: name } })
  return { directoryId: id }
}

export async function editDirectory(call: Call<typeof directoriesOperations.editDirectory>) {
  const { db, company, body } = call
  const { companyId } = company
  const { directoryId, directoryName: name, managesGroups } = body
  const before = await holdDirectory(db, companyId, directoryId)
  if (before.name === name && before.managesGroups === managesGroups) {
    call.unchanged()
    return true as const
  }
  await requireFreeName(db, companyId, directoryId, name)
  await db
    .update(directories)
    .set({ name, managesGroups })
    .where(and(eq(directories.companyId, companyId), eq(directories.id, directoryId)))
  call.audit({
    directoryId,
    before: { directoryName: before.name, managesGroups: before.managesGroups },
    after: { directoryName: name, managesGroups },
  })
  return true as const
}

/** Forgets what the directory said about people. Their memberships and departments stay. */
export async function endDirectory(call: Call<typeof directoriesOperations.endDirectory>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const { directoryId } = body
  const { name } = await holdDirectory(db, companyId, directoryId)
  const told = [directoryTokens, directoryPeople, directoryLeavers, directoryDepartments]
  const read = [directoryConnections, directoryDifferences, directoryCallbacks]
  for (const table of [...told, ...read])
    await db.delete(table).where(and(eq(table.companyId, companyId), eq(table.directoryId, directoryId)))
  await db
    .update(directories)
    .set({ endedAt: now, managesGroups: false })
    .where(and(eq(directories.companyId, companyId), eq(directories.id, directoryId)))
  call.audit({ directoryId, before: { directoryName: name } })
  return true as const
}

/** @throws Refusal when the company has no such directory any more */
export async function holdDirectory(db: Connection, companyId: string, directoryId: string) {
  const [found] = await db
    .select()
    .from(directories)
    .where(
      and(eq(directories.companyId, companyId), eq(directories.id, directoryId), isNull(directories.endedAt)),
    )
    .for('update')
  if (!found) throw new Refusal(directoriesRefusals.directoryMissing)
  return found
}

/** @throws Refusal if another directory of the company has the name */
export async function requireFreeName(db: Connection, companyId: string, directoryId: string, name: string) {
  const others = and(
    eq(directories.companyId, companyId),
    eq(directories.name, name),
    isNull(directories.endedAt),
    ne(directories.id, directoryId),
  )
  if ((await db.$count(directories, others)) > 0) throw new Refusal(directoriesRefusals.nameTaken)
}
