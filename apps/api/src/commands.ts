import { outboxCommands } from './adapters/outbox/outboxCommands'
import { accountCommands } from './features/accounts'
import { appCommands } from './features/apps/appCommands'
import { writeAuditRow } from './features/audit'
import { auditCommands } from './features/audit/auditCommands'
import { licenceKeyCommands } from './features/borrowing'
import { catalogueCommands } from './features/catalogue/catalogueCommands'
import { certificationCommands } from './features/company/certification'
import { concurrentSeatCommands } from './features/concurrentSeats/concurrentSeatCommands'
import { samlCommands } from './features/connections/saml/samlCommands'
import { shareCommands } from './features/disk'
import { dissolutionCommands } from './features/dissolution/dissolutionCommands'
import { embedderCommands } from './features/embedding/embedderCommands'
import { invitationCommands } from './features/invitations/invitationCommands'
import { meetingCommands } from './features/meetings/meetingCommands'
import { clientCommands } from './features/oidc/clientCommands'
import { invoiceCommands } from './features/orders/invoices/invoiceCommands'
import { orderCommands } from './features/orders/orderCommands'
import { releaseCommands } from './features/releases'
import { staffCommands } from './features/staff'
import { caseCommands } from './features/today'
import { trialCommands } from './features/trials/trialCommands'
import type { OperatorProgram } from './platform/operator/OperatorProgram'

/** The operator's commands. */
export const operatorProgram: OperatorProgram = {
  commands: [
    ...staffCommands,
    ...caseCommands,
    ...certificationCommands,
    ...outboxCommands,
    ...dissolutionCommands,
    ...invitationCommands,
    ...orderCommands,
    ...concurrentSeatCommands,
    ...invoiceCommands,
    ...catalogueCommands,
    ...releaseCommands,
    ...trialCommands,
    ...appCommands,
    ...meetingCommands,
    ...auditCommands,
    ...accountCommands,
    ...embedderCommands,
    ...clientCommands,
    ...samlCommands,
    ...shareCommands,
    ...licenceKeyCommands,
  ],
  writeAuditRow,
}
