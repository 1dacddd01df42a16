import { openingContract } from '@atrium/contracts/opening/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

export const openingApiAtom = atom((get) => bindInWords(openingContract, get(clientAtom), companyWords))
