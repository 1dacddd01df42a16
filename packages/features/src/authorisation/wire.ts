import type { OperationOutput } from '../shared/wire/contract'
import type { authorisationContract } from './contract'

type Answer<K extends keyof typeof authorisationContract> = OperationOutput<(typeof authorisationContract)[K]>

export type MemberRow = Answer<'listMembers'>['list'][number]
export type Member = Answer<'getMember'>
export type MemberLicence = Answer<'listMemberLicences'>[number]
export type AssignableProduct = Answer<'listAssignableProducts'>[number]
export type Product = Answer<'getProduct'>
export type GrantedUser = Answer<'listGrantedUsers'>['list'][number]
export type UngrantedUser = Answer<'listUngrantedUsers'>[number]
export type Obstacle = NonNullable<UngrantedUser['obstacle']>
export type LicenceStatus = Product['snStatus']
export type InviteStatus = MemberRow['inviteStatus']
