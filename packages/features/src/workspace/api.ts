import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import type { OperationOutput } from '../shared/contract'
import { clientAtom } from '../shared/host'
import { workspaceContract } from './contract'

/** The calls of this feature. */
export const apiAtom = atom((get) => bindContract(workspaceContract, get(clientAtom)))

export type Person = OperationOutput<typeof workspaceContract.getPerson>
export type Company = Person['enterprises'][number]
