import { meetingsContract } from '@atrium/contracts/catalogue/meetings/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { state: 'status' } as const

export const meetingsApiAtom = atom((get) => bindInWords(meetingsContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof meetingsContract, typeof words>

/** A meeting in the list. */
export type Meeting = Answers['listMeetings'][number]
export type WholeMeeting = Answers['getMeeting']
/** The person's relation to a meeting. */
export type OwnMeeting = Answers['getOwnMeeting']
export type Application = NonNullable<OwnMeeting['application']>

export { applicantLengths } from '@atrium/contracts/catalogue/meetings/contract'
