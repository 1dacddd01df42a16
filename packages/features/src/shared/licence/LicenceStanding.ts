import { endingDays, type licenceStatus } from '@atrium/contracts/shared/licence/contract'
import type { InferOutput } from 'valibot'

/** The state of a licence, and what will follow. */
export interface LicenceStanding {
  readonly status: InferOutput<typeof licenceStatus>
  /** Undefined: permanent. */
  readonly daysLeft?: number | undefined
  /** Nobody else can start using it. Default: no. */
  readonly isFull?: boolean
}

export type LicenceFact = LicenceStanding['status'] | 'full' | 'ending'

/** Problems of a licence, the worst last. A normal one has none, and an expired one no others. */
export function factsOf({ status, daysLeft, isFull }: LicenceStanding): readonly LicenceFact[] {
  if (status !== 'normal') return [status]
  const facts: LicenceFact[] = []
  if (isFull) facts.push('full')
  if (daysLeft !== undefined && daysLeft <= endingDays) facts.push('ending')
  return facts.length > 0 ? facts : ['normal']
}

const day = 86_400_000

/** Days until then, rounded up; none once it is over. */
export const daysLeft = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / day))
