import type { Connection } from '../../platform/database/Connection'
import { takeFreeSeats } from '../seats'
import { checkLines } from './checkLines'
import { type Carried, type ChunkContext, type Line, stateFor } from './Line'

/** Gives members seats. A free seat goes to the first line in order. */
export async function grantLines(
  db: Connection,
  context: ChunkContext,
  lines: readonly Line[],
): Promise<Carried> {
  const { change, now } = context
  const reasons = await checkLines(db, context, lines)
  const wishes = lines.filter((line) => !reasons.has(line))
  const { taken, unmet } = await takeFreeSeats(db, {
    companyId: change.companyId,
    wishes,
    from: { source: change.source, sourceId: change.id },
    now,
  })
  const grantOf = new Map(taken.map((seat) => [keyOf(seat), seat.grantId]))
  return {
    results: lines.map((line) => {
      const grantId = grantOf.get(keyOf(line)) ?? null
      const reason = reasons.get(line) ?? unmet.get(line) ?? null
      return { number: line.number, state: grantId === null ? stateFor(reason) : 'done', reason, grantId }
    }),
    subject: taken.length > 0 ? { granted: taken } : undefined,
  }
}

const keyOf = ({ mainId, userId }: Pick<Line, 'mainId' | 'userId'>) => JSON.stringify([mainId, userId])
