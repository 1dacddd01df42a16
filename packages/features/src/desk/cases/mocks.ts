import { deskCasesContract as operations } from '@atrium/contracts/desk/cases/contract'
import { deskStaffContract as staff } from '@atrium/contracts/desk/staff/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'

export type WireToday = AnswersOf<typeof operations>['getToday']

/** The reviewer at the desk. */
export const someSelf: AnswersOf<typeof staff>['getDesk'] = {
  userId: 'user-1',
  name: '陆思齐',
  account: '13800000001',
  roles: ['reviewer'],
  endsAt: '2026-11-21T18:00:00.000Z',
  idleSeconds: 1800,
}

export const ownClaim = { userId: 'user-1', name: '陆思齐', since: '2026-11-20T07:40:00.000Z' }
export const othersClaim = { userId: 'user-2', name: '周静', since: '2026-11-20T07:52:00.000Z' }

export const answerSelf = (change: Partial<typeof someSelf> = {}): Answer =>
  answer(staff.getDesk, { ...someSelf, ...change })

/** Claims by the reviewer; nothing is remembered. */
export const caseAnswers: readonly Answer[] = [
  answerSelf(),
  answer(operations.claimCase, ownClaim),
  answer(operations.releaseCase, true),
]
