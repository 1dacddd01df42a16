import { guidesContract } from '@atrium/contracts/guides/contract'
import { hubPath } from '@atrium/contracts/realtime/contract'
import { workspaceContract } from '@atrium/contracts/workspace/contract'
import { accountAnswers } from '../../../../packages/features/src/account/mocks'
import { agreementsAnswers } from '../../../../packages/features/src/agreements/mocks'
import { allocationAnswers } from '../../../../packages/features/src/allocation/mocks'
import { applicationsAnswers } from '../../../../packages/features/src/applications/mocks'
import { authorisationAnswers } from '../../../../packages/features/src/authorisation/mocks'
import { backlogAnswers } from '../../../../packages/features/src/backlog/mocks'
import { companyAnswers } from '../../../../packages/features/src/company/mocks'
import { departmentsAnswers } from '../../../../packages/features/src/departments/mocks'
import { historyAnswers } from '../../../../packages/features/src/history/mocks'
import { invitationsAnswers } from '../../../../packages/features/src/invitations/mocks'
import { messagesAnswers } from '../../../../packages/features/src/messages/mocks'
import { ordersAnswers } from '../../../../packages/features/src/orders/mocks'
import { sessionAnswers } from '../../../../packages/features/src/session/mocks'
import { type Answer, answer, never } from '../../../../packages/features/src/shared/stories/answers'
import { workspaceAnswers } from '../../../../packages/features/src/workspace/mocks'
import { companyMenus, personalMenus } from '../../../api/src/features/workspace/menus'

/** Journeys send events themselves; nobody is connected. */
const hub = {
  ...workspaceContract.getPerson,
  name: 'hub',
  method: 'POST',
  path: `${hubPath}/negotiate`,
} as const

/** The answers from every feature's own stories, and the whole menu. */
export const usualAnswers: readonly Answer[] = [
  ...accountAnswers,
  ...agreementsAnswers,
  ...allocationAnswers,
  ...applicationsAnswers,
  ...authorisationAnswers,
  ...backlogAnswers,
  ...companyAnswers,
  ...departmentsAnswers,
  ...historyAnswers,
  ...invitationsAnswers,
  ...messagesAnswers,
  ...ordersAnswers,
  ...sessionAnswers,
  ...workspaceAnswers,
  answer(workspaceContract.getMenus, ({ query }) =>
    query.enterPriseId ? [...companyMenus('superAdministrator', new Set())] : [...personalMenus],
  ),
  answer(guidesContract.getRecord, { recordType: 1, seenAt: '2026-11-20T02:00:00.000Z' }),
  never(hub),
]
