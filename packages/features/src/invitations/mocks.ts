import {
  type InvitationStatus,
  type Invitee,
  invitationsContract as operations,
  type RowProblem,
} from '@atrium/contracts/invitations/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
type Invitation = Answers['listInvitations']['list'][number]
type Place = Answers['listInvitableDepartments'][number]

const place = (id: string, departmentName: string, parentId: string | null, fullName: string): Place => ({
  enterpriseDepartmentId: id,
  departmentName,
  parentId,
  level: fullName.split('/').length,
  fullName,
})

const top = '云筑建筑设计研究院'

export const somePlaces: readonly Place[] = [
  place('d1', top, null, top),
  place('d1-1', '建筑设计事业部', 'd1', `${top}/建筑设计事业部`),
  place('d1-2', '结构工程事业部', 'd1', `${top}/结构工程事业部`),
  place('d1-1-1', '公共建筑设计院', 'd1-1', `${top}/建筑设计事业部/公共建筑设计院`),
  place('d1-2-1', '结构设计一院', 'd1-2', `${top}/结构工程事业部/结构设计一院`),
]

const people: readonly (readonly [string, InvitationStatus])[] = [
  ['江一苇', 4],
  ['白鹭洲', 4],
  ['夏至', 5],
  ['石磊', 1],
  ['孟夏', 6],
  ['高远山', 2],
  ['谢临川', 7],
  ['梁思齐', 1],
  ['方书白', 6],
  ['叶清欢', 1],
  ['秦望舒', 4],
  ['宋嘉树', 1],
]

export const someInvitations: readonly Invitation[] = people.map(([realName, inviteStatus], n) => ({
  invitationId: `invitation-${n + 1}`,
  phone: `138${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
  realName,
  department: somePlaces[n % somePlaces.length]?.fullName ?? top,
  userId: inviteStatus === 1 || inviteStatus === 5 ? `user-${n + 1}` : null,
  inviteStatus,
  kind: n === 2 ? 'link' : 'sms',
  invitedAt: new Date(Date.UTC(2026, 10, 19 - n, 2, 30, n)).toISOString(),
  addedAt: inviteStatus === 1 ? new Date(Date.UTC(2026, 10, 20 - n, 6, 12, n)).toISOString() : null,
}))

/** Members and people invited before, by phone. */
export const memberPhone = '13800000003'
const invitedPhone = '13800000004'

const problemsOf = ({ phone, department }: Invitee): RowProblem[] => [
  ...(phone === memberPhone ? (['alreadyMember'] as const) : []),
  ...(phone === invitedPhone ? (['alreadyInvited'] as const) : []),
  ...(department === '' || somePlaces.some(({ fullName }) => fullName.endsWith(department))
    ? []
    : (['departmentUnknown'] as const)),
]

/** The service's answers unless a story overrides them. */
export const invitationsAnswers: readonly Answer[] = [
  answer(operations.listInvitations, ({ query }) => {
    const { inviteStatus, searchCondition = '' } = query
    const found = someInvitations.filter((row) =>
      `${row.phone} ${row.realName} ${row.department}`.includes(searchCondition),
    )
    const listed = found.filter((row) => inviteStatus === undefined || row.inviteStatus === inviteStatus)
    return {
      ...pageOfRows(listed, query),
      counts: countsBy(found, (row) => ({ inviteStatus: row.inviteStatus })),
    }
  }),
  answer(operations.listInvitableDepartments, [...somePlaces]),
  answer(operations.getInvitationBudget, { perDay: 10_000, left: 9_988 }),
  answer(operations.checkInvitees, ({ body }) =>
    body.users
      .map((user) => ({ row: user.row, problems: problemsOf(user) }))
      .filter((row) => row.problems.length > 0),
  ),
  answer(operations.inviteByMessage, ({ body }) =>
    body.users.map((user) => {
      const problems = problemsOf(user)
      return { row: user.row, sent: problems.length === 0, problems }
    }),
  ),
  answer(operations.readInvitationList, () => ({ list: aFile(12), leftOut: nobodyLeftOut })),
  answer(operations.downloadInvitationTemplate, {
    name: '成员邀请模板.xlsx',
    content: new Blob(['template']),
  }),
  answer(operations.resendInvitation, true),
  answer(operations.revokeInvitation, true),
  answer(operations.realNamesByPhone, []),
]

export const nobodyLeftOut = { hiddenRowCount: 0, hiddenSheetNames: [], otherSheetNames: [] }

/** Rows of a file; every 25th phone is invalid. */
export const aFile = (rows: number) =>
  Array.from({ length: rows }, (_, n) => {
    const isBad = n % 25 === 3
    return {
      row: n + 2,
      phone: isBad ? '1380000' : String(13_900_000_000 + n),
      realName: people[n % people.length]?.[0] ?? '',
      department: somePlaces[n % somePlaces.length]?.departmentName ?? '',
      problems: isBad ? (['phoneInvalid'] as const).slice() : [],
    }
  })
