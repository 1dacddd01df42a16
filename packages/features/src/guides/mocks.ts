import { guidesContract } from '@atrium/contracts/guides/contract'
import { type Answer, answer } from '../shared/stories/answers'

/** The service's answers to a person who has seen no guide. */
export const guidesAnswers: readonly Answer[] = [
  answer(guidesContract.getRecord, null),
  answer(guidesContract.addRecord, true),
]
