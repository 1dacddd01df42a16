import { sharingContract } from '@atrium/contracts/disk/sharing/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { expireDays: ['lasts', { day: 1, week: 7, month: 30, forever: -1 }] } as const

export const sharingApiAtom = atom((get) => bindInWords(sharingContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof sharingContract, typeof words>

/** How long a link is good for; `forever`: until it is taken back. */
export type Lasts = keyof (typeof words)['expireDays'][1]
export type NewShare = Answers['addShare']
/** Of one's own, as the list has it. */
export type Share = Answers['listShares']['list'][number]
/** What a stranger sees of it. */
export type OpenedShare = Answers['openShare']
export type SharedNode = Answers['listShared']['list'][number]
