import { deskStaffContract } from '@atrium/contracts/desk/staff/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'

type WireMember = AnswersOf<typeof deskStaffContract>['listStaff'][number]

const grantedAt = '2026-05-12T02:30:00.000Z'
const held = (...roles: readonly WireMember['roles'][number]['role'][]): WireMember['roles'] =>
  roles.map((role) => ({ role, grantedAt, grantedBy: '韩立群' }))

export const self = {
  userId: 'staff-1',
  name: '韩立群',
  account: '138****0011',
  roles: held('security'),
  hasSecondStep: true,
  lockedAt: null,
  lastSeenAt: '2026-07-03T06:12:41.000Z',
} satisfies WireMember

export const reviewer = {
  ...self,
  userId: 'staff-2',
  name: '沈知微',
  account: '138****0012',
  roles: held('reviewer', 'support'),
  lastSeenAt: '2026-07-03T05:58:03.000Z',
} satisfies WireMember

export const newcomer = {
  ...self,
  userId: 'staff-3',
  name: '段云舒',
  account: '138****0013',
  roles: held('finance'),
  hasSecondStep: false,
  lastSeenAt: null,
} satisfies WireMember

export const answerStaff = (staff: readonly WireMember[]): Answer =>
  answer(deskStaffContract.listStaff, [...staff])

/** Who is at the desk in the stories. */
export const answerSelf = (roles: AnswersOf<typeof deskStaffContract>['getDesk']['roles']): Answer =>
  answer(deskStaffContract.getDesk, {
    userId: self.userId,
    name: self.name,
    account: '13800000011',
    roles,
    endsAt: '2026-07-03T10:30:00.000Z',
    idleSeconds: 1800,
  })

export const staffAnswers: readonly Answer[] = [
  answerStaff([self, reviewer, newcomer]),
  answerSelf(['security']),
  answer(deskStaffContract.grantStaffRole, { ...newcomer, name: '温如玉' }),
  answer(deskStaffContract.revokeStaffRole, { ...reviewer, roles: held('support') }),
]
