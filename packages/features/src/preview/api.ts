import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'
import { previewContract } from './contract'

export const previewApiAtom = atom((get) => bindInWords(previewContract, get(clientAtom), {}))
