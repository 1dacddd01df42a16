import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import type { OperationOutput } from '../shared/contract'
import { clientAtom } from '../shared/host'
import { departmentsContract } from './contract'

export const departmentsApiAtom = atom((get) => bindContract(departmentsContract, get(clientAtom)))

export type Department = OperationOutput<typeof departmentsContract.listDepartments>[number]
export type MemberPage = OperationOutput<typeof departmentsContract.listMembers>
export type Member = MemberPage['list'][number]
