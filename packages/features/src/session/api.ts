import { sessionContract } from '@atrium/contracts/session/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'

export const sessionApiAtom = atom((get) => bindContract(sessionContract, get(clientAtom)))
