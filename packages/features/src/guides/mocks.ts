import { guidesContract } from '@atrium/contracts/guides/contract'
import { type Answer, answer } from '../shared/stories/answers'

/** The service as somebody finds it who has seen no guide. */
export const guidesAnswers: readonly Answer[] = [
  answer(guidesContract.getRecord, null),
  answer(guidesContract.addRecord, true),
]
