import type { InvitationStatus } from '../shared/wire/words'
import type { Answers } from './api'

type Answer<K extends keyof Answers> = Answers[K]

export type MemberRow = Answer<'listMembers'>['list'][number]
export type Member = Answer<'getMember'>
export type MemberLicence = Answer<'listMemberLicences'>[number]
export type AssignableProduct = Answer<'listAssignableProducts'>[number]
export type Product = Answer<'getProduct'>
export type GrantedUser = Answer<'listGrantedUsers'>['list'][number]
export type UngrantedUser = Answer<'listUngrantedUsers'>[number]
export type Obstacle = NonNullable<UngrantedUser['obstacle']>
export type LicenceStatus = Product['snStatus']
export type InviteStatus = InvitationStatus
