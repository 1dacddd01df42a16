import { publicAddress } from '../../platform/objects'
import type { CallPorts } from '../../ports/Ports'
import { currentStatus } from '../invitations'
import type { ItemRow } from './itemsOf'

/** A to-do in its wire format. */
export const asItem = (ports: CallPorts, now: Date) => {
  return ({ invitation, company, inviterName, department }: ItemRow) => {
    const inviteStatus = currentStatus(invitation, now)
    return {
      backLogId: invitation.id,
      backLogStatus: inviteStatus === waiting ? (0 as const) : (1 as const),
      inviteStatus,
      enterpriseId: invitation.companyId,
      enterpriseName: company.name,
      isDissolved: company.dissolvedAt !== null,
      logoPath: publicAddress(ports, company.logoPath),
      inviterName,
      department,
      realName: invitation.name,
      invitedAt: invitation.invitedAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      respondedAt: invitation.respondedAt?.toISOString() ?? null,
    }
  }
}

const waiting = 4
