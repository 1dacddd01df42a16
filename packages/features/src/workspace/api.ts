import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { workspaceContract } from './contract'

/** The calls of this feature. */
export const apiAtom = atom((get) => bindContract(workspaceContract, get(clientAtom)))
