import { previewContract } from '@atrium/contracts/preview/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'

export const previewApiAtom = atom((get) => bindInWords(previewContract, get(clientAtom), {}))
