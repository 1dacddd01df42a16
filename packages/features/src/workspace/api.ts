import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { workspaceContract } from './contract'

/** The calls of this feature. */
export const apiAtom = atom((get) => bindContract(workspaceContract, get(clientAtom)))

export type Person = OperationOutput<typeof workspaceContract.getPerson>
export type Company = Person['enterprises'][number]
