import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { directoryDifferences } from '../directories/tables'
import { fingerprintOf } from './compare/loadCompany'
import { holdConnection } from './connections'
import { findDifference, ofDifference, undecidedIn } from './differenceRows'
import { percentOf } from './listDifferences'
import { exceeds } from './needOf'
import { startReading } from './startReading'
import { tellProgress } from './tellProgress'
import { changesChannel, wakeWorkers } from './wakeWorkers'

export async function readChinaDirectory(call: Call<typeof chinaDirectoriesOperations.readChinaDirectory>) {
  const { db, company, body, person, now } = call
  const { companyId } = company
  const { directoryId, name } = await holdConnection(db, { companyId, directoryId: body.directoryId })
  const differenceId = await startReading(db, {
    companyId,
    directoryId,
    trigger: 'person',
    startedBy: person.userId,
    sessionId: person.sessionId,
    now,
  })
  if (differenceId === undefined) throw new Refusal(chinaDirectoriesRefusals.alreadyBusy)
  call.audit({ directoryId, differenceId, after: { directoryName: name } })
  return { differenceId }
}

export async function applyDifference(call: Call<typeof chinaDirectoriesOperations.applyDifference>) {
  const { db, company, body, person, now } = call
  const { companyId } = company
  const connection = await holdConnection(db, { companyId, directoryId: body.directoryId })
  const found = await findDifference(db, { companyId, ...body }, 'update')
  if (found.state !== 'ready') throw new Refusal(chinaDirectoriesRefusals.notReady)
  const fingerprint = await fingerprintOf(db, companyId, connection.version)
  if (found.fingerprint !== fingerprint) throw new Refusal(chinaDirectoriesRefusals.outdated)
  const isConfirmed = body.confirmedLeavers === found.leavers
  if (exceeds({ ...found, isConfirmed })) {
    const percent = percentOf(found.leavers, found.members)
    throw new Refusal(chinaDirectoriesRefusals.leaversUnconfirmed({ count: found.leavers, percent }))
  }
  const undecided = await undecidedIn(db, found)
  if (undecided.departments > 0)
    throw new Refusal(chinaDirectoriesRefusals.linksUndecided({ count: undecided.departments }))
  await requireIdle(call)
  await db
    .update(directoryDifferences)
    .set({
      state: 'applying',
      appliedBy: person.userId,
      sessionId: person.sessionId,
      appliedAt: now,
      takenAt: now,
      isConfirmed: found.leavers > found.leaverLimit,
    })
    .where(ofDifference({ companyId, ...body }))
  call.audit({
    directoryId: connection.directoryId,
    differenceId: found.id,
    total: found.total,
    leavers: found.leavers,
    after: { directoryName: connection.name },
  })
  await wakeWorkers(db, changesChannel)
  return true as const
}

async function requireIdle({
  db,
  company: { companyId },
  body,
}: Call<typeof chinaDirectoriesOperations.applyDifference>): Promise<void> {
  const busy = and(
    eq(directoryDifferences.companyId, companyId),
    eq(directoryDifferences.directoryId, body.directoryId),
    inArray(directoryDifferences.state, ['reading', 'applying']),
  )
  const isBusy = (await db.$count(directoryDifferences, busy)) > 0
  if (isBusy) throw new Refusal(chinaDirectoriesRefusals.alreadyBusy)
}

/** A portion that is being made is finished first. */
export async function cancelDifference(call: Call<typeof chinaDirectoriesOperations.cancelDifference>) {
  const { db, company, body, now } = call
  const { companyId } = company
  const found = await findDifference(db, { companyId, ...body }, 'update')
  const isOpen = found.state === 'reading' || found.state === 'ready' || found.state === 'applying'
  if (!isOpen) throw new Refusal(chinaDirectoriesRefusals.atRest)
  await db
    .update(directoryDifferences)
    .set({ state: 'cancelled', finishedAt: now, leaseUntil: null })
    .where(ofDifference({ companyId, ...body }))
  call.audit({ directoryId: found.directoryId, differenceId: found.id, before: { state: found.state } })
  await tellProgress(db, { companyId, directoryId: found.directoryId, id: found.id, isAtRest: true })
  return true as const
}
