import { releasesContract } from '@atrium/contracts/catalogue/releases/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = {} as const

export const releasesApiAtom = atom((get) => bindInWords(releasesContract, get(clientAtom), words))

export type Release = AnswersInWords<typeof releasesContract, typeof words>['listReleases'][number]
