import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import { currentStatus, findInvitation, type InvitationRow, opens, readToken } from '../invitations'
import { companies } from '../organisation/tables'
import { type LinkRow, type LinkState, linkState, readLinkToken } from './linkToken'
import { inviteLinks } from './tables'

export interface Credential {
  readonly type: 'link' | 'invitation'
  readonly data: string
}

/** The invitation or link that a credential belongs to. */
export type ResolvedCredential = { readonly company: InvitingCompany } & (
  | { readonly kind: 'link'; readonly link: LinkRow }
  | { readonly kind: 'invitation'; readonly invitation: InvitationRow }
)

type InvitingCompany = Pick<typeof companies.$inferSelect, 'id' | 'name' | 'logoPath'>

/** Undefined for an unknown credential and for a dissolved company. */
export async function resolveCredential(
  db: Connection,
  keys: ServiceKeys,
  { type, data }: Credential,
): Promise<ResolvedCredential | undefined> {
  if (type === 'link') {
    const name = readLinkToken(keys, data)
    const link = name && (await findLink(db, name.companyId, name.linkId))
    const company = link && (await findCompany(db, link.companyId))
    return company && { kind: 'link', link, company }
  }
  const token = readToken(data)
  const invitation = token && (await findInvitation(db, token.companyId, token.id))
  if (!invitation || !opens(token, invitation)) return undefined
  const company = await findCompany(db, invitation.companyId)
  return company && { kind: 'invitation', invitation, company }
}

async function findLink(db: Connection, companyId: string, linkId: string): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(inviteLinks)
    .where(and(eq(inviteLinks.companyId, companyId), eq(inviteLinks.id, linkId)))
  return link
}

async function findCompany(db: Connection, companyId: string): Promise<InvitingCompany | undefined> {
  const [company] = await db
    .select({ id: companies.id, name: companies.name, logoPath: companies.logoPath })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.dissolvedAt)))
  return company
}

type CredentialState = LinkState | 'answered'

/** Whether the invitation or link can be answered, else the reason. */
export async function credentialState(
  db: Connection,
  opening: ResolvedCredential,
  now: Date,
): Promise<CredentialState> {
  if (opening.kind === 'link') return linkState(db, opening.link, now)
  return invitationState(opening.invitation, now)
}

/** @throws Refusal with the reason when it can't be answered */
export async function requireValid(db: Connection, opening: ResolvedCredential, now: Date): Promise<void> {
  const state = await credentialState(db, opening, now)
  if (state !== 'valid') throw new Refusal(applicationsRefusals[state])
}

function invitationState(invitation: InvitationRow, now: Date): CredentialState {
  const status = currentStatus(invitation, now)
  if (status === 4) return 'valid'
  if (status === 6) return 'expired'
  return status === 7 ? 'revoked' : 'answered'
}
