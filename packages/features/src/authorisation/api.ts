import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { authorisationContract } from './contract'

/** The calls of this feature, made by the host's client. */
export const apiAtom = atom((get) => bindContract(authorisationContract, get(clientAtom)))
