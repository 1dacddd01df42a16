import { securityContract } from '@atrium/contracts/security/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'

export const securityApiAtom = atom((get) => bindContract(securityContract, get(clientAtom)))

export type Security = OperationOutput<typeof securityContract.getSecurity>
export type OpenSession = OperationOutput<typeof securityContract.listSessions>[number]
export type SignInAsked = OperationOutput<typeof securityContract.getSignIn>
export type SecurityEventRow = OperationOutput<typeof securityContract.listSecurityEvents>['list'][number]
export type { Protection, SecurityEvent } from '@atrium/contracts/security/contract'
