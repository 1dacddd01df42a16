import { type Answer, answer } from '../shared/answers'
import { historyContract as operations } from './contract'
import type { HistoryRow } from './wire'

const names = (...list: readonly string[]) => ({
  count: list.length,
  list: list.map((name, index) => ({ id: `id-${index}`, name })),
})
const nobody = names()
const kinds: readonly Pick<HistoryRow, 'operation' | 'members' | 'departments' | 'products' | 'changes'>[] = [
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
    departments: names('BIM 技术部'),
    products: nobody,
    changes: [],
  },
  {
    operation: 'operator.certifications.approve',
    members: nobody,
    departments: nobody,
    products: nobody,
    changes: [],
  },
]

const row = (index: number): HistoryRow => ({
  ...(kinds[index % kinds.length] ?? kinds[0] ?? never()),
  id: String(1000 - index),
  at: new Date(Date.UTC(2026, 10, 19, 9, 30) - index * 3_700_000).toISOString(),
  actor: index % 5 === 4 ? { kind: 'operator', name: '' } : { kind: 'person', name: '郑晓彤' },
})

function never(): never {
  throw new Error('There are kinds.')
}

export const someHistory: readonly HistoryRow[] = Array.from({ length: 26 }, (_, index) => row(index))

export const historyAnswers: readonly Answer[] = [
  answer(operations.listHistory, ({ query: { pageIndex, pageSize, category, kind, searchName = '' } }) => {
    const found = someHistory.filter(
      ({ operation, actor }) =>
        (category !== 'departments' || operation === 'editDepartment') && actor.name.includes(searchName),
    )
    return {
      totalItems: found.length,
      list: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      subjectName: kind ? '林静姝' : '',
    }
  }),
]
