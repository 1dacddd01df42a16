import { ownRecordsContract } from '@atrium/contracts/ownRecords/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const ownRecordsApiAtom = atom((get) => bindInWords(ownRecordsContract, get(clientAtom), words))
