import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { invitationsContract } from './contract'

export const invitationsApiAtom = atom((get) => bindContract(invitationsContract, get(clientAtom)))

type InvitationPage = OperationOutput<typeof invitationsContract.listInvitations>
export type Invitation = InvitationPage['list'][number]
export type Place = OperationOutput<typeof invitationsContract.listInvitableDepartments>[number]
