import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import { historyContract } from './contract'

export const apiAtom = atom((get) => bindContract(historyContract, get(clientAtom)))
