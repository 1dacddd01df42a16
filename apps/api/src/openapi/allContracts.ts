import { authorisationContract } from '@atrium/features/authorisation/contract'
import { companyContract } from '@atrium/features/company/contract'
import { departmentsContract } from '@atrium/features/departments/contract'
import { messagesContract } from '@atrium/features/messages/contract'
import { sessionContract } from '@atrium/features/session/contract'
import { workspaceContract } from '@atrium/features/workspace/contract'

/** Every feature's operations by the feature's name. */
export const allContracts = {
  session: sessionContract,
  workspace: workspaceContract,
  company: companyContract,
  departments: departmentsContract,
  authorisation: authorisationContract,
  messages: messagesContract,
} as const
