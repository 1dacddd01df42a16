import { sharingContract } from '@atrium/contracts/disk/sharing/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { expireDays: ['lasts', { day: 1, week: 7, month: 30, forever: -1 }] } as const

export const sharingApiAtom = atom((get) => bindInWords(sharingContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof sharingContract, typeof words>

/** The validity of a link; `forever`: until it is revoked. */
export type Lasts = keyof (typeof words)['expireDays'][1]
export type NewShare = Answers['addShare']
/** The person's own share in the list. */
export type Share = Answers['listShares']['list'][number]
/** The same share for a visitor. */
export type OpenedShare = Answers['openShare']
export type SharedNode = Answers['listShared']['list'][number]
