import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { directoryChanges } from '../directories/tables'
import { findDifference } from './differenceRows'

/**
 * Decides about proposed links. A department can only be linked below a linked one, so those below a department that is
 * left alone are left alone too.
 */
export async function decideLinks(call: Call<typeof chinaDirectoriesOperations.decideLinks>) {
  const { db, company, body } = call
  const { companyId } = company
  const { directoryId, rowIds, decision } = body
  const found = await findDifference(db, { companyId, ...body }, 'update')
  if (found.state !== 'ready') throw new Refusal(chinaDirectoriesRefusals.notReady)
  const own = and(eq(directoryChanges.companyId, companyId), eq(directoryChanges.differenceId, found.id))
  const rows = await db
    .select({
      number: directoryChanges.number,
      subject: directoryChanges.subject,
      externalId: directoryChanges.externalId,
      placeId: directoryChanges.placeId,
      decision: directoryChanges.decision,
      userId: directoryChanges.userId,
      departmentId: directoryChanges.departmentId,
    })
    .from(directoryChanges)
    .where(and(own, inArray(directoryChanges.change, ['departmentLinked', 'linked'])))
    .orderBy(directoryChanges.number)
  const wanted = new Set(rowIds)
  const chosen = new Set(
    rows
      .filter((row) => (rowIds ? wanted.has(String(row.number)) : row.decision === 'undecided'))
      .map(({ number }) => number),
  )
  if (decision === 'leave') {
    const left = new Set<string>()
    for (const { subject, number, externalId, placeId } of rows)
      if (subject === 'department' && (chosen.has(number) || left.has(placeId))) {
        chosen.add(number)
        left.add(externalId)
      }
  }
  const changed = rows.filter((row) => chosen.has(row.number) && row.decision !== decision)
  if (changed.length === 0) {
    call.unchanged()
    return { count: 0 }
  }
  await db
    .update(directoryChanges)
    .set({ decision, note: decision === 'leave' ? 'leftAlone' : null })
    .where(
      and(
        own,
        inArray(
          directoryChanges.number,
          changed.map(({ number }) => number),
        ),
      ),
    )
  call.audit({
    directoryId,
    differenceId: found.id,
    decision,
    userIds: changed.flatMap(({ userId }) => userId ?? []),
    departmentIds: changed.flatMap(({ subject, departmentId }) =>
      subject === 'department' && departmentId ? [departmentId] : [],
    ),
  })
  return { count: changed.length }
}
