import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { departmentsContract } from './contract'

export const departmentsApiAtom = atom((get) => bindContract(departmentsContract, get(clientAtom)))

export type Department = OperationOutput<typeof departmentsContract.listDepartments>[number]
export type MemberPage = OperationOutput<typeof departmentsContract.listMembers>
export type Member = MemberPage['list'][number]
