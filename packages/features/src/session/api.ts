import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import { sessionContract } from './contract'

export const sessionApiAtom = atom((get) => bindContract(sessionContract, get(clientAtom)))
