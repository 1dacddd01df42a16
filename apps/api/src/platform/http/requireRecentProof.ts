import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../refusal/Refusal'
import type { Person } from './Person'

const recentMilliseconds = 10 * 60_000

interface ProvenCall {
  readonly person: Person
  readonly now: Date
}

/**
 * Refuses a sensitive change unless the person proved their identity in this session recently: somebody else may be at
 * an open page. Operations declare `proof: 'recent'`; changes that are only sometimes sensitive call this.
 *
 * @throws Refusal `proofRequired`
 */
export function requireRecentProof({ person: { provenAt }, now }: ProvenCall): void {
  if (provenAt && now.getTime() - provenAt.getTime() <= recentMilliseconds) return
  throw new Refusal(wireRefusals.proofRequired)
}
