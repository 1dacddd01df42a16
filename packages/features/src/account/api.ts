import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import { clientAtom } from '../shared/host'
import { accountContract, dissolutionContract } from './contract'

export const accountApiAtom = atom((get) => bindContract(accountContract, get(clientAtom)))

export const dissolutionApiAtom = atom((get) => bindContract(dissolutionContract, get(clientAtom)))
