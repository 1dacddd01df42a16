import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../refusal/Refusal'
import type { Person } from './Person'

const recentMilliseconds = 10 * 60_000

interface ProvenCall {
  readonly person: Person
  readonly now: Date
}

/**
 * Before what hurts: the person proved lately, in this very session, that it is them. An open page that somebody else
 * finds isn't enough. Operations say `proof: 'recent'`; what hurts only sometimes calls this.
 *
 * @throws Refusal `proofRequired`
 */
export function requireRecentProof({ person: { provenAt }, now }: ProvenCall): void {
  if (provenAt && now.getTime() - provenAt.getTime() <= recentMilliseconds) return
  throw new Refusal(errorCodes.proofRequired, '为保障账号安全，请先验证身份')
}
