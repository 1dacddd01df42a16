import { and, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import type { Directory } from '../directories'
import { directoryPeople } from '../directories/tables'
import { userSchema, users } from './attributes'
import { type Change, changeDirectory } from './changeDirectory'
import { type FoundPerson, findPeople, groupsOf, ofDirectory } from './findPeople'
import { patchResource, patchSchema } from './patchResource'
import { isUnchanged, requireMatch } from './preconditions'
import { type Json, readResource, requireSchema } from './readResource'
import type { ScimAnswer, ScimCall } from './ScimCall'
import { missing, ScimError } from './ScimError'
import { leave, settlePerson } from './settlePerson'
import { nameOf, type Stated, statedBy } from './stated'
import { userResource } from './userResource'

export async function getUser(call: ScimCall): Promise<ScimAnswer> {
  const { ports, directory, now, id, ifNoneMatch } = call
  const found = await findUser(ports.database.connection, directory, now, id)
  const resource = await resourceOf(ports.database.connection, call, found)
  return isUnchanged(resource, ifNoneMatch) ? { status: 304, resource } : { status: 200, resource }
}

export async function createUser(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, userSchema)
  const stated = statedBy(readResource(users, call.body))
  const resource = await changeDirectory(call, async (change) => {
    const { db, directory, now } = change
    await requireFreeName(change, stated, '')
    const { name, ...columns } = stated
    const { companyId, directoryId } = directory
    const [person] = await db
      .insert(directoryPeople)
      .values({
        ...columns,
        userKey: columns.userName.toLowerCase(),
        companyId,
        directoryId,
        id: randomId(),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!person) throw new Error('A person of a directory could not be stored.')
    await settlePerson(change, { before: undefined, after: person, names: { before: name, after: name } })
    change.auditRest('saveDirectoryPerson', { personId: person.id, after: { name, active: person.active } })
    return resourceOf(db, call, await findUser(db, directory, now, person.id))
  })
  return { status: 201, resource }
}

export async function replaceUser(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, userSchema)
  const read = readResource(users, call.body)
  return change(call, () => read)
}

export async function patchUser(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, patchSchema)
  return change(call, (current) => patchResource(users, current, call.body))
}

/** @param next the wanted resource, from the current one */
async function change(call: ScimCall, next: (current: Json) => Json): Promise<ScimAnswer> {
  const { id, ifMatch } = call
  const resource = await changeDirectory(call, async (change) => {
    const { db, directory, now } = change
    const found = await findUser(db, directory, now, id)
    requireMatch(ifMatch === undefined ? {} : await resourceOf(db, call, found), ifMatch)
    const { person: before } = found
    const { userName, externalId, active, attributes } = before
    const current = { userName, ...(externalId && { externalId }), active, ...attributes }
    const stated = statedBy(next(current))
    const isSame = isSameAs(before, stated)
    if (!isSame) await save(change, before, stated)
    return resourceOf(db, call, isSame ? found : await findUser(db, directory, now, id))
  })
  return { status: 200, resource }
}

async function save(change: Change, before: FoundPerson['person'], stated: Stated): Promise<void> {
  const { db, directory, now } = change
  const { name, ...columns } = stated
  await requireFreeName(change, stated, before.id)
  const [after] = await db
    .update(directoryPeople)
    .set({ ...columns, userKey: columns.userName.toLowerCase(), version: before.version + 1, updatedAt: now })
    .where(and(ofDirectory(directory), eq(directoryPeople.id, before.id)))
    .returning()
  if (!after) throw new Error('A person of a directory could not be stored.')
  const names = { before: nameOf(before.attributes, before.userName), after: name }
  await settlePerson(change, { before, after, names })
  change.auditRest('saveDirectoryPerson', {
    personId: before.id,
    ...(before.userId && { userIds: [before.userId] }),
    before: { name: names.before, active: before.active },
    after: { name, active: after.active },
  })
}

/** JSON in the database has no order of keys. */
function isSameAs(before: FoundPerson['person'], stated: Stated): boolean {
  const { userName, externalId, active, attributes } = before
  const own = { userName, externalId, active, attributes }
  const { name: _, phone: __, ...others } = stated
  return sorted(own) === sorted(others)
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

export async function deleteUser(call: ScimCall): Promise<ScimAnswer> {
  const { id, ifMatch } = call
  await changeDirectory(call, async (change) => {
    const { db, directory, now } = change
    const found = await findUser(db, directory, now, id)
    requireMatch(ifMatch === undefined ? {} : await resourceOf(db, call, found), ifMatch)
    const { person } = found
    await leave(change, person)
    change.auditRest('deleteDirectoryPerson', {
      personId: id,
      ...(person.userId && { userIds: [person.userId] }),
      before: { name: nameOf(person.attributes, person.userName) },
    })
    await db.delete(directoryPeople).where(and(ofDirectory(directory), eq(directoryPeople.id, id)))
  })
  return { status: 204 }
}

/** @throws ScimError 404, also for another directory’s people */
async function findUser(db: Connection, directory: Directory, now: Date, id: string): Promise<FoundPerson> {
  const [found] = await findPeople(db, directory, now, { where: eq(directoryPeople.id, id), limit: 1 })
  if (!found) throw missing('user', id)
  return found
}

const resourceOf = async (db: Connection, { directory, ports }: ScimCall, found: FoundPerson) =>
  userResource(found, await groupsOf(db, directory, [found]), ports.settings.publicOrigin)

async function requireFreeName({ db, directory }: Change, { userName }: Stated, id: string): Promise<void> {
  const others = and(
    ofDirectory(directory),
    eq(directoryPeople.userKey, userName.toLowerCase()),
    ne(directoryPeople.id, id),
  )
  if ((await db.$count(directoryPeople, others)) > 0)
    throw new ScimError(409, `The userName “${userName}” is taken.`, 'uniqueness')
}
