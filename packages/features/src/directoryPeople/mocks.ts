import { directoryPeopleContract as operations } from '@atrium/contracts/directoryPeople/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
type WirePerson = Answers['listDirectoryPeople']['list'][number]
type WireLeaver = Answers['listDirectoryLeavers']['list'][number]

const names = '温如玉 段云舒 邵文博 贺兰心 简宁 戴维 冯听澜 罗锦程 高远山 郑予安 谢临川 马千里'.split(' ')
const states = ['member', 'member', 'waiting', 'invited', 'waiting', 'inactive'] as const
const reasons = { 2: 'phoneMissing', 4: 'declined', 8: 'phoneTaken', 10: 'dailyLimit' } as const

export const somePeople: readonly WirePerson[] = names.map((name, n) => {
  const state = states[n % states.length] ?? 'member'
  const reason = state === 'waiting' ? (reasons[n as keyof typeof reasons] ?? 'expired') : null
  return {
    personId: `person-${n + 1}`,
    userName: `person${n + 1}@yunzhu.example`,
    name,
    phone: reason === 'phoneMissing' ? '' : `136${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
    departmentName: n % 3 ? '结构设计一院' : '数字设计中心',
    state,
    reason,
  }
})

export const someLeavers: readonly WireLeaver[] = names.slice(0, 5).map((name, n) => ({
  userId: `user-${n + 1}`,
  name,
  phone: `136${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
  departmentName: n === 2 ? '' : '结构设计一院',
  leftAt: `2026-11-${20 - n}T02:05:00.000Z`,
  returnsUntil: '2027-05-19T02:05:00.000Z',
}))

const directoryName = 'Entra ID'

export const answerPeople = (rows: readonly WirePerson[]): Answer =>
  answer(operations.listDirectoryPeople, ({ query }) => {
    const { state, searchCondition = '' } = query
    const found = rows.filter(({ name, userName }) => `${name} ${userName}`.includes(searchCondition))
    return {
      directoryName,
      counts: countsBy(found, ({ state }) => ({ state })),
      ...pageOfRows(
        found.filter((row) => !state || row.state === state),
        query,
      ),
    }
  })

export const answerLeavers = (rows: readonly WireLeaver[]): Answer =>
  answer(operations.listDirectoryLeavers, ({ query }) => ({
    directoryName,
    ...pageOfRows(
      rows.filter(({ name }) => name.includes(query.searchCondition ?? '')),
      query,
    ),
  }))

export const directoryPeopleAnswers = [
  answerPeople(somePeople),
  answerLeavers(someLeavers),
  answer(operations.returnDirectoryLeavers, ({ body }) => ({ returned: body.userIds, skipped: [] })),
]
