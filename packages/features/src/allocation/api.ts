import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import type { OperationOutput } from '../shared/contract'
import { clientAtom } from '../shared/host'
import { allocationContract } from './contract'

export const allocationApiAtom = atom((get) => bindContract(allocationContract, get(clientAtom)))

export type Product = OperationOutput<typeof allocationContract.listAllocationProducts>[number]
export type Allocation = OperationOutput<typeof allocationContract.listAllocation>
export type DepartmentRow = Allocation['list'][number]
export type TakingBack = OperationOutput<typeof allocationContract.previewTakeBack>
