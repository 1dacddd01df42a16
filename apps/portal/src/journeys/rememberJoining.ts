import { applicationsContract as applications } from '@atrium/contracts/applications/contract'
import { departmentsContract as departments } from '@atrium/contracts/departments/contract'
import { invitationsContract as invitations } from '@atrium/contracts/invitations/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { entryContract as registration } from '@atrium/contracts/session/entry/contract'
import { workspaceContract as workspace } from '@atrium/contracts/workspace/contract'
import { byMessage, openStanding } from '../../../../packages/features/src/applications/mocks'
import { countKinds, memberOf, someMembers } from '../../../../packages/features/src/departments/mocks'
import { someInvitations } from '../../../../packages/features/src/invitations/mocks'
import { someone } from '../../../../packages/features/src/session/mocks'
import { type Answer, type AnswersOf, answer } from '../../../../packages/features/src/shared/stories/answers'
import { countsBy } from '../../../../packages/features/src/shared/stories/rows'
import { personInOneCompany } from '../../../../packages/features/src/workspace/mocks'
import { companyMenus, personalMenus } from '../../../api/src/features/workspace/menus'

type Invitation = AnswersOf<typeof invitations>['listInvitations']['list'][number]

export const guest = { realName: '白露', phone: '13711110001', userId: 'user-new' }

/** The link in the text message. */
export const invitationAddress = `${pagePaths.joinCompany}?invitation=company-1.invitation-new.secret`

/** A company that remembers invitations and joins. */
export function rememberJoining() {
  let invited: Invitation | undefined
  const hasJoined = () => invited?.inviteStatus === 1

  const answers: readonly Answer[] = [
    answer(invitations.inviteByMessage, ({ body }) => {
      invited = {
        ...guest,
        userId: null,
        invitationId: 'invitation-new',
        department: '云筑建筑设计研究院',
        inviteStatus: 4,
        kind: 'sms',
        invitedAt: '2026-11-20T02:00:00.000Z',
        addedAt: null,
      }
      return body.users.map(({ row }) => ({ row, sent: true, problems: [] }))
    }),
    answer(invitations.listInvitations, () => {
      const list = [...(invited ? [invited] : []), ...someInvitations.slice(0, 4)]
      return {
        totalItems: list.length,
        list,
        counts: countsBy(list, ({ inviteStatus }) => ({ inviteStatus })),
      }
    }),
    answer(applications.describeInvitation, { ...byMessage, phone: '137****0001' }),
    answer(applications.getStanding, () => ({
      ...openStanding,
      ...(hasJoined() && { standing: 'joined' as const, enterpriseId: 'company-1' }),
    })),
    answer(applications.applyToJoin, () => {
      if (invited) {
        invited = { ...invited, userId: guest.userId, inviteStatus: 1, addedAt: '2026-11-20T03:00:00.000Z' }
      }
      return { standing: 'joined' as const, enterpriseId: 'company-1' }
    }),
    answer(departments.listMembers, () => {
      const newMember = {
        ...memberOf(guest.realName, 1, 'd1'),
        ...guest,
        addedAt: '2026-11-20T03:00:00.000Z',
      }
      const list = [...(hasJoined() ? [newMember] : []), ...someMembers.slice(0, 9)]
      return { totalItems: list.length, counts: countKinds(list), list }
    }),
  ]
  return { answers }
}

const joined = personInOneCompany('member')

/** Answers for the guest only. */
export const guestAnswers: readonly Answer[] = [
  answer(registration.getAgreementsInForce, { userAgreement: '2026-11-01', privacyPolicy: '2026-11-01' }),
  answer(registration.registerPerson, { ...someone, userId: guest.userId, userAccount: guest.phone }),
  answer(workspace.getPerson, {
    ...joined,
    user: { ...joined.user, ...guest, id: guest.userId, account: guest.phone, callName: '' },
  }),
  answer(workspace.getMenus, ({ query }) =>
    query.enterPriseId ? [...companyMenus('member', new Set())] : [...personalMenus],
  ),
]
