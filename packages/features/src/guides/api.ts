import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { guidesContract } from './contract'

/** The calls of this feature. */
export const apiAtom = atom((get) => bindContract(guidesContract, get(clientAtom)))
