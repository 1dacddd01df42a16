import { historyContract as operations } from '@atrium/contracts/history/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type HistoryRow = AnswersOf<typeof operations>['listHistory']['list'][number]

const names = (...list: readonly string[]) => ({
  count: list.length,
  list: list.map((name, index) => ({ id: `id-${index}`, name })),
})
const nobody = names()
type Kind = Pick<HistoryRow, 'operation' | 'members' | 'departments' | 'products' | 'changes'> &
  Partial<Pick<HistoryRow, 'details' | 'shares'>>
const kinds: readonly Kind[] = [
  {
    operation: 'grantLicences',
    members: { ...names('林静姝', '周明远', '陈思齐'), count: 28 },
    departments: names('结构设计一院'),
    products: names('结构设计软件'),
    changes: [],
  },
  {
    operation: 'editDepartment',
    members: nobody,
    departments: names('抗震分析室'),
    products: nobody,
    changes: [{ field: 'name', before: '抗震室', after: '抗震分析室' }],
  },
  {
    operation: 'updateRemarks',
    members: nobody,
    departments: nobody,
    products: names('岩土工程软件'),
    changes: [{ field: 'remarks', before: '', after: '今年续费' }],
  },
  {
    operation: 'deleteMembers',
    members: names('吴泽宇', ''),
    departments: names('BIM技术部'),
    products: nobody,
    changes: [],
  },
  {
    operation: 'operator.certifications.approve',
    members: nobody,
    departments: nobody,
    products: nobody,
    details: [{ kind: 'company', count: 1, list: ['云筑建筑设计研究院有限公司'] }],
    changes: [{ field: 'certificationStatus', before: '1', after: '4' }],
  },
]

const row = (index: number): HistoryRow => ({
  details: [],
  shares: [],
  ...(kinds[index % kinds.length] ?? kinds[0] ?? never()),
  id: String(1000 - index),
  at: new Date(Date.UTC(2026, 10, 19, 9, 30) - index * 3_700_000).toISOString(),
  actor: index % 5 === 4 ? { kind: 'operator', name: '' } : { kind: 'person', name: '郑晓彤' },
})

function never(): never {
  throw new Error('There are kinds.')
}

export const someHistory: readonly HistoryRow[] = Array.from({ length: 26 }, (_, index) => row(index))

/** Changes with more details than members, departments and products. */
export const detailedHistory: readonly HistoryRow[] = (
  [
    {
      operation: 'cancelOrder',
      members: nobody,
      departments: nobody,
      products: nobody,
      details: [{ kind: 'order', count: 1, list: ['202611201305001234567890'] }],
      changes: [{ field: 'order', before: 'NOTPAY', after: 'CLOSED' }],
    },
    {
      operation: 'inviteByMessage',
      members: nobody,
      departments: nobody,
      products: nobody,
      details: [{ kind: 'phone', count: 28, list: ['13800000041', '13800000042'] }],
      changes: [],
    },
    {
      operation: 'allocate',
      members: nobody,
      departments: names('总公司', '结构设计一院'),
      products: names('结构设计软件'),
      shares: [
        { side: 'from', department: '总公司', before: 40, after: 35 },
        { side: 'to', department: '结构设计一院', before: 0, after: 5 },
      ],
      changes: [],
    },
    {
      operation: 'resubmitAudit',
      members: nobody,
      departments: nobody,
      products: nobody,
      details: [{ kind: 'company', count: 1, list: ['云筑建筑设计研究院有限公司'] }],
      changes: [
        { field: 'certificationStatus', before: '2', after: '1' },
        { field: 'contactPerson', before: '郑晓彤', after: '林静姝' },
        { field: 'province', before: '浙江省', after: '江苏省' },
        { field: 'city', before: '杭州市', after: '苏州市' },
        { field: 'areaOrCounty', before: '西湖区', after: '姑苏区' },
        { field: 'somethingNew', before: '', after: 'x' },
      ],
    },
    {
      operation: 'updateMembers',
      members: names('林静姝'),
      departments: nobody,
      products: nobody,
      changes: [{ field: 'memberName', before: '林静', after: '林静姝' }],
    },
    {
      operation: 'settleLicenceRules',
      members: names('林静姝'),
      departments: nobody,
      products: names('结构设计软件'),
      details: [{ kind: 'rule', count: 1, list: ['结构工程事业部设计软件'] }],
      changes: [],
    },
    {
      operation: 'editGroup',
      members: names('周明远'),
      departments: names('结构设计一院'),
      products: nobody,
      details: [{ kind: 'group', count: 1, list: ['设计部管理员'] }],
      changes: [
        { field: 'permissionRemoved', before: '', after: 'orders' },
        { field: 'memberAdded', before: '', after: '周明远' },
      ],
    },
  ] satisfies readonly Kind[]
).map((kind, index) => ({ ...row(index), ...kind }))

export const historyAnswers: readonly Answer[] = [
  answer(operations.listHistory, ({ query }) => {
    const { category, kind, searchName = '' } = query
    const found = someHistory.filter(
      ({ operation, actor }) =>
        (category !== 'departments' || operation === 'editDepartment') && actor.name.includes(searchName),
    )
    return { ...pageOfRows(found, query), subjectName: kind ? '林静姝' : '' }
  }),
]
