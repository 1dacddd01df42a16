import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { applicationsContract } from './contract'

export const applicationsApiAtom = atom((get) => bindContract(applicationsContract, get(clientAtom)))

type Contract = typeof applicationsContract

type ApplicationPage = OperationOutput<Contract['listApplications']>
export type Application = ApplicationPage['list'][number]
export type ApplicationDetails = OperationOutput<Contract['getApplication']>
export type InviteLink = OperationOutput<Contract['listInviteLinks']>[number]
export type NewInviteLink = OperationOutput<Contract['createInviteLink']>
export type Invitation = OperationOutput<Contract['describeInvitation']>
export type Standing = OperationOutput<Contract['getStanding']>
