import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../../shared/wire/bindInWords'

const words = { state: 'status', trialCenterProductId: 'productId' } as const

export const trialsApiAtom = atom((get) => bindInWords(trialsContract, get(clientAtom), words))

export type TrialsInputs = InputsInWords<typeof trialsContract, typeof words>

type Answers = AnswersInWords<typeof trialsContract, typeof words>

/** The person's trial of a product. */
export type OwnTrial = Answers['getTrialOf']
export type Trial = NonNullable<OwnTrial['trial']>
export type TrialStatus = Trial['status']

export {
  purposeLength,
  trialStates as trialStatuses,
} from '@atrium/contracts/catalogue/trials/contract'
