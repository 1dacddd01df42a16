import type { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { bulkLicencesRefusals } from '@atrium/contracts/bulkLicences/refusals'
import { and, eq, gte, not } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { type BulkChange, holdChange } from './findChange'
import { isUndoable, undoUntil } from './listBulkChanges'
import { bulkChangeLines, bulkChanges } from './tables'
import { wakeWorkers } from './wakeWorkers'

/** Makes the failed lines wait again, under the permission of the caller. */
export async function retryBulkChange(call: Call<typeof bulkLicencesOperations.retryBulkChange>) {
  const { db, body, audit } = call
  const change = await holdChange(db, call, body.changeId)
  if (change.state === 'running' || change.state === 'undoing')
    throw new Refusal(bulkLicencesRefusals.stillRunning)
  if (change.state === 'undone' || change.failed === 0) throw new Refusal(bulkLicencesRefusals.nothingFailed)
  await db
    .update(bulkChangeLines)
    .set({ state: 'waiting', reason: null })
    .where(and(ofChange(change), eq(bulkChangeLines.state, 'failed')))
  // What the last try did can be undone until the same moment as before.
  await db
    .update(bulkChangeLines)
    .set({ doneAt: change.finishedAt })
    .where(
      and(ofChange(change), eq(bulkChangeLines.state, 'done'), gte(bulkChangeLines.doneAt, change.actedAt)),
    )
  await workAgain(call, change, { state: 'running', waiting: change.failed, failed: 0 })
  audit({ changeId: change.id, total: change.failed, mainIds: change.mainIds })
  return true as const
}

/** Lets the workers undo all lines that were done. A second call changes nothing. */
export async function undoBulkChange(call: Call<typeof bulkLicencesOperations.undoBulkChange>) {
  const { db, body, now, audit, unchanged } = call
  const change = await holdChange(db, call, body.changeId)
  if (change.state === 'undoing' || change.state === 'undone') {
    unchanged()
    return true as const
  }
  if (change.state === 'running') throw new Refusal(bulkLicencesRefusals.stillRunning)
  if (undoUntil(change, now) === null) throw new Refusal(bulkLicencesRefusals.tooLateToUndo)
  await db
    .update(bulkChangeLines)
    .set({ reason: 'tooLateToUndo' })
    .where(and(ofChange(change), eq(bulkChangeLines.state, 'done'), not(isUndoable(change, now))))
  await workAgain(call, change, { state: 'undoing' })
  audit({ changeId: change.id, total: change.done, mainIds: change.mainIds })
  return true as const
}

const ofChange = ({ companyId, id }: Pick<BulkChange, 'companyId' | 'id'>) =>
  and(eq(bulkChangeLines.companyId, companyId), eq(bulkChangeLines.changeId, id))

async function workAgain(
  { db, person, now }: Pick<Call<typeof bulkLicencesOperations.undoBulkChange>, 'db' | 'person' | 'now'>,
  { companyId, id }: BulkChange,
  set: Partial<BulkChange>,
) {
  await db
    .update(bulkChanges)
    .set({
      ...set,
      actorId: person.userId,
      sessionId: person.sessionId,
      actedAt: now,
      takenAt: now,
      carefulUntil: null,
    })
    .where(and(eq(bulkChanges.companyId, companyId), eq(bulkChanges.id, id)))
  await wakeWorkers(db)
}
