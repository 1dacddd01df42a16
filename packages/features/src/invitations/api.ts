import { atom } from 'jotai'
import { bindContract } from '../shared/client'
import type { OperationOutput } from '../shared/contract'
import { clientAtom } from '../shared/host'
import { invitationsContract } from './contract'

export const invitationsApiAtom = atom((get) => bindContract(invitationsContract, get(clientAtom)))

type InvitationPage = OperationOutput<typeof invitationsContract.listInvitations>
export type Invitation = InvitationPage['list'][number]
export type Place = OperationOutput<typeof invitationsContract.listInvitableDepartments>[number]
