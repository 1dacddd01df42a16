import { guidesContract } from '@atrium/contracts/guides/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'

const words = { recordType: ['guide', { invitations: 1, permissions: 2, allocation: 3 }] } as const

/** Each guide by its page. */
export type GuideName = keyof (typeof words.recordType)[1]

/** The calls of this feature. */
export const apiAtom = atom((get) => bindInWords(guidesContract, get(clientAtom), words))
