import { dataExportContract } from '@atrium/contracts/dataExport/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const dataExportApiAtom = atom((get) => bindInWords(dataExportContract, get(clientAtom), words))
