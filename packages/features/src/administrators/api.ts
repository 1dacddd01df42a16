import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { administratorsContract } from './contract'

export const administratorsApiAtom = atom((get) => bindContract(administratorsContract, get(clientAtom)))

export type GroupRow = OperationOutput<typeof administratorsContract.listGroups>[number]
export type Group = OperationOutput<typeof administratorsContract.getGroup>
export type Candidate = Group['members'][number]
export type Department = OperationOutput<typeof administratorsContract.listScopeDepartments>[number]
export type Administrator = OperationOutput<typeof administratorsContract.listAdministrators>['list'][number]
export type GroupEnd = OperationOutput<typeof administratorsContract.previewDeleteGroup>
