import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'
import { openingContract } from './contract'

export const openingApiAtom = atom((get) => bindInWords(openingContract, get(clientAtom), companyWords))
