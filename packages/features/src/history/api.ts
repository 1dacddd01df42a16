import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { historyContract } from './contract'

export const apiAtom = atom((get) => bindContract(historyContract, get(clientAtom)))
