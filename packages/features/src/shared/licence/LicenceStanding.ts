import { endingDays, type licenceStatus } from '@atrium/contracts/shared/licence/contract'
import type { InferOutput } from 'valibot'

/** How a licence stands, and what will come of it. */
export interface LicenceStanding {
  readonly status: InferOutput<typeof licenceStatus>
  /** Undefined: it has no end. */
  readonly daysLeft?: number | undefined
  /** Nobody else can begin with it. Default: no. */
  readonly isFull?: boolean
}

export type LicenceFact = LicenceStanding['status'] | 'full' | 'ending'

/**
 * What each of them needs somebody for, the worst last; a normal one nobody, and what is over has no other trouble.
 */
export function factsOf({ status, daysLeft, isFull }: LicenceStanding): readonly LicenceFact[] {
  if (status !== 'normal') return [status]
  const facts: LicenceFact[] = []
  if (isFull) facts.push('full')
  if (daysLeft !== undefined && daysLeft <= endingDays) facts.push('ending')
  return facts.length > 0 ? facts : ['normal']
}
