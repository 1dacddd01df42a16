import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindInWords } from '../../shared/wire/bindInWords'
import { changeWords } from '../api'
import { memberChangesContract } from './contract'

const words = { ...changeWords, editEnterpriseDepartmentId: 'targetDepartmentId' } as const

export const memberChangesApiAtom = atom((get) => bindInWords(memberChangesContract, get(clientAtom), words))
