import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import { accountContract, dissolutionContract } from './contract'

export const accountApiAtom = atom((get) => bindContract(accountContract, get(clientAtom)))

export const dissolutionApiAtom = atom((get) => bindContract(dissolutionContract, get(clientAtom)))
