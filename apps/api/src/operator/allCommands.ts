import { auditCommands } from '../audit/auditCommands'
import { certificationCommands } from '../company/certification'
import { dissolutionCommands } from '../dissolution/dissolutionCommands'
import { invitationCommands } from '../invitations/invitationCommands'
import { orderCommands } from '../orders/orderCommands'
import { accountCommands } from '../session/accountCommands'
import { smsCommands } from '../sms/smsCommands'
import type { OperatorCommand } from './OperatorCommand'

export const allCommands: readonly OperatorCommand[] = [
  ...certificationCommands,
  ...smsCommands,
  ...dissolutionCommands,
  ...invitationCommands,
  ...orderCommands,
  ...auditCommands,
  ...accountCommands,
]
