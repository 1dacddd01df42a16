import type { differenceNeed } from '@atrium/contracts/chinaDirectories/difference'
import type { InferOutput } from 'valibot'
import type { directoryDifferences } from '../directories/tables'

type Difference = Pick<
  typeof directoryDifferences.$inferSelect,
  'state' | 'leavers' | 'leaverLimit' | 'isConfirmed'
>

export const exceeds = ({ leavers, leaverLimit, isConfirmed }: Omit<Difference, 'state'>): boolean =>
  leavers > leaverLimit && !isConfirmed

/** What has to be decided before the difference is applied; null: nothing, or it isn't to be applied. */
export function needOf(
  difference: Difference,
  policy: 'byHand' | 'automatic',
  undecidedDepartments: number,
): InferOutput<typeof differenceNeed> | null {
  if (difference.state !== 'ready') return null
  if (exceeds(difference)) return 'leavers'
  if (undecidedDepartments > 0) return 'links'
  return policy === 'byHand' ? 'person' : null
}

/** How many members may leave without being confirmed. One always may, unless the threshold is 0. */
export const limitOf = (members: number, threshold: number): number =>
  threshold === 0 ? 0 : Math.max(1, Math.floor((members * threshold) / 100))
