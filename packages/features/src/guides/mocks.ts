import { type Answer, answer } from '../shared/stories/answers'
import { guidesContract } from './contract'

/** The service as somebody finds it who has seen no guide. */
export const guidesAnswers: readonly Answer[] = [
  answer(guidesContract.getRecord, null),
  answer(guidesContract.addRecord, true),
]
