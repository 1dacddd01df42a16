import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { allocationContract } from './contract'

export const allocationApiAtom = atom((get) => bindContract(allocationContract, get(clientAtom)))

export type Product = OperationOutput<typeof allocationContract.listAllocationProducts>[number]
export type Allocation = OperationOutput<typeof allocationContract.listAllocation>
export type DepartmentRow = Allocation['list'][number]
export type TakingBack = OperationOutput<typeof allocationContract.previewTakeBack>
