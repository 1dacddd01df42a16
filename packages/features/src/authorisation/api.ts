import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import { authorisationContract } from './contract'

/** The calls of this feature, made by the host's client. */
export const apiAtom = atom((get) => bindContract(authorisationContract, get(clientAtom)))
