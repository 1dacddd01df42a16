import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import { describeError } from '../../platform/process/describeError'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { directories, directoryPeople } from '../directories/tables'
import { type Change, changeAs } from './changeDirectory'
import { findPeople } from './findPeople'
import { linkOrInvite } from './settlePerson'
import { nameOf } from './stated'

/** People in one transaction, so that nobody waits long for the company. */
const atOnce = 50

const isLate = and(
  eq(directoryPeople.hindrance, 'dailyLimit'),
  eq(directoryPeople.active, true),
  isNull(directoryPeople.userId),
)

/** Invites people of directories who exceeded the company's daily limit, as far as it goes today. Never fails. */
export async function inviteLate(ports: Ports): Promise<void> {
  const { database, clock, log } = ports
  const late = await database.connection
    .selectDistinct({ companyId: directoryPeople.companyId, directoryId: directoryPeople.directoryId })
    .from(directoryPeople)
    .where(isLate)
    .catch((error) => {
      log({ level: 'error', event: 'inviteLateFailed', ...describeError(error) })
      return []
    })
  for (const { companyId, directoryId } of late) {
    const find = async (db: Change['db']) => {
      const [found] = await db
        .select()
        .from(directories)
        .where(
          and(
            eq(directories.companyId, companyId),
            eq(directories.id, directoryId),
            isNull(directories.endedAt),
          ),
        )
      if (!found) throw new Refusal(directoriesRefusals.directoryMissing)
      return { companyId, directoryId, name: found.name, managesGroups: found.managesGroups }
    }
    try {
      while (await changeAs({ ports, companyId, now: clock(), caller: null }, find, inviteSome));
    } catch (error) {
      log({ level: 'error', event: 'inviteLateFailed', companyId, ...describeError(error) })
    }
  }
}

/** @returns whether more people can be invited today */
async function inviteSome(change: Change): Promise<boolean> {
  const { db, directory, now } = change
  const found = await findPeople(db, directory, now, { where: isLate, limit: atOnce })
  for (const { person } of found) {
    await linkOrInvite(change, person, nameOf(person.attributes, person.userName))
    const [after] = await db
      .select({ hindrance: directoryPeople.hindrance })
      .from(directoryPeople)
      .where(
        and(
          eq(directoryPeople.companyId, directory.companyId),
          eq(directoryPeople.directoryId, directory.directoryId),
          eq(directoryPeople.id, person.id),
        ),
      )
    if (after?.hindrance === 'dailyLimit') return false
  }
  return found.length === atOnce
}
