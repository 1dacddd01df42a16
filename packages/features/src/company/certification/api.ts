import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'
import type { OperationOutput } from '../../shared/wire/contract'
import { certificationContract } from './contract'

export type AuditHistory = OperationOutput<typeof certificationContract.listAuditHistory>

export const certificationApiAtom = atom((get) => bindContract(certificationContract, get(clientAtom)))
