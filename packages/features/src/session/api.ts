import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { sessionContract } from './contract'

export const sessionApiAtom = atom((get) => bindContract(sessionContract, get(clientAtom)))
