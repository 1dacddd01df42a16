import type { Connection } from '../../platform/database/Connection'
import { notifyRestored, restoreSome, withdrawTaken } from '../seats'
import { checkLines } from './checkLines'
import type { Carried, ChunkContext, Line, LineResult } from './Line'

/** Undoes grants: the seats are returned, and the requests that they closed are pending again. */
export async function withdrawLines(
  db: Connection,
  context: ChunkContext,
  lines: readonly Line[],
): Promise<Carried> {
  const { change, now } = context
  const reasons = await checkLines(db, context, lines)
  const grantIds = grantsOf(lines, reasons)
  const undone = await withdrawTaken(db, { companyId: change.companyId, grantIds, now })
  const ended = new Set(undone.map(({ grantId }) => grantId))
  return {
    results: lines.map((line) =>
      resultOf(line, ended.has(line.grantId ?? '') ? null : (reasons.get(line) ?? 'notGranted')),
    ),
    subject: undone.length > 0 ? { undone } : undefined,
  }
}

/** Restores cancelled licences unchanged, with their devices, on the same seats. */
export async function restoreLines(
  db: Connection,
  context: ChunkContext,
  lines: readonly Line[],
): Promise<Carried> {
  const { change, now } = context
  const { companyId } = change
  const reasons = await checkLines(db, context, lines)
  const { grants, closed, obstacles } = await restoreSome(db, {
    companyId,
    grantIds: grantsOf(lines, reasons),
    now,
  })
  await notifyRestored(db, { companyId, now }, grants, closed)
  const restored = new Set(grants.map(({ id }) => id))
  return {
    results: lines.map((line) => {
      const obstacle = obstacles.get(line.grantId ?? '')
      const reason = reasons.get(line) ?? (obstacle ? reasonOf[obstacle] : 'tooLateToUndo')
      return resultOf(line, restored.has(line.grantId ?? '') ? null : reason)
    }),
    subject:
      grants.length > 0
        ? {
            restored: grants.map(({ id: grantId, mainId, userId, departmentId }) => ({
              grantId,
              mainId,
              userId,
              departmentId,
            })),
          }
        : undefined,
  }
}

const reasonOf = { late: 'tooLateToUndo', held: 'heldAgain', noSeat: 'noSeats' } as const

const grantsOf = (lines: readonly Line[], reasons: ReadonlyMap<Line, unknown>): readonly string[] =>
  lines.flatMap((line) => (line.grantId !== null && !reasons.has(line) ? [line.grantId] : []))

const resultOf = ({ number, grantId }: Line, reason: LineResult['reason']): LineResult => ({
  number,
  state: reason === null ? 'undone' : 'done',
  reason,
  grantId,
})
