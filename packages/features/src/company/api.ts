import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import { companyContract } from './contract'

/** The calls of this feature. */
export const apiAtom = atom((get) => bindContract(companyContract, get(clientAtom)))
