import { atom } from 'jotai'
import { bindContract } from '../../shared/client'
import type { OperationOutput } from '../../shared/contract'
import { clientAtom } from '../../shared/host'
import { certificationContract } from './contract'

export type AuditHistory = OperationOutput<typeof certificationContract.listAuditHistory>

export const certificationApiAtom = atom((get) => bindContract(certificationContract, get(clientAtom)))
