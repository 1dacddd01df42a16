import { licenceCostsContract as operations } from '@atrium/contracts/licenceCosts/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

export type WireCosts = AnswersOf<typeof operations>['listLicenceCosts']
export type WireRow = WireCosts['list'][number]

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']

const row = (
  id: string,
  name: string,
  amounts: readonly number[],
  unusedAmount: number,
  hasBelow = true,
): WireRow => ({
  id,
  name,
  kind: 'department',
  hasBelow,
  amounts: [...amounts],
  amount: Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100,
  unusedAmount,
})

export const someDepartments: readonly WireRow[] = [
  {
    ...row(
      'dep-top',
      '云筑建筑设计研究院',
      [31_264.4, 31_264.4, 8120.16, 7858.22, 8120.16, 7858.21],
      21_640.3,
      false,
    ),
    kind: 'own',
  },
  row('dep-structure', '结构工程事业部', [0, 0, 13_984.66, 13_533.54, 116_984.66, 13_533.55], 9412.08),
  row('dep-architecture', '建筑设计事业部', [0, 0, 9412.33, 9108.71, 9412.33, 9108.7], 1204.5),
  row('dep-contracting', '工程总承包事业部', [0, 0, 2210.9, 2139.58, 2210.9, 2139.58], 0),
  row('dep-digital', '数字化中心', [0, 0, 1407.12, 1361.73, 1407.12, 1361.73], 322.4, false),
]

export const someProducts: readonly WireRow[] = [
  ['main-structure', '空间结构分析与设计软件', [0, 0, 0, 0, 103_000, 0], 12_210],
  [
    'main-architecture',
    '建筑施工图设计软件',
    [18_240.5, 18_848.52, 18_848.52, 18_240.5, 18_848.52, 18_240.5],
    9120.24,
  ],
  ['main-bim', 'BIM协同设计云平台', [9_100.4, 9403.75, 9403.75, 9100.4, 9403.75, 9100.4], 7105.66],
  ['main-water', '给排水与消防设计软件', [2909.59, 3006.58, 3006.58, 2909.59, 3006.58, 2909.59], 4143.38],
].map(([id, name, amounts, unused]) => ({
  ...row(String(id), String(name), amounts as number[], Number(unused), false),
  kind: 'product' as const,
}))

export const costsOf = (list: readonly WireRow[], counted = months): WireCosts => {
  const sum = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((all, amount) => all + amount, 0) * 100) / 100
  const total = sum(list.map(({ amount }) => amount))
  const unusedAmount = sum(list.map((each) => each.unusedAmount))
  return {
    totalItems: list.length,
    list: [...list],
    months: counted.map((month, n) => {
      const amount = sum(list.map(({ amounts }) => amounts[n] ?? 0))
      const isSplit = n > 1
      return {
        month,
        isSplit,
        amount,
        unusedAmount: isSplit && total > 0 ? sum([(unusedAmount * amount) / total]) : 0,
      }
    }),
    amount: total,
    unusedAmount,
    path: [{ id: 'dep-top', name: '云筑建筑设计研究院' }],
    product: null,
    hasOrders: true,
  }
}

/** A department itself, and those below it. */
const below = (chosen: WireRow): readonly WireRow[] => [
  { ...chosen, kind: 'own', hasBelow: false },
  row('dep-structure-1', '结构设计一院', [0, 0, 2410.4, 2332.64, 2410.4, 2332.64], 0),
  row('dep-structure-2', '结构设计二院', [0, 0, 1807.8, 1749.48, 1807.8, 1749.48], 583.16, false),
]

export const answerCosts = (
  departments: readonly WireRow[],
  products: readonly WireRow[] = someProducts,
): Answer =>
  answer(operations.listLicenceCosts, ({ query }) => {
    const inProduct = products.find(({ id }) => id === query.mainId)
    const chosen = departments.find(({ id }) => id === query.enterpriseDepartmentId)
    const all = query.rowsBy === 'product' ? products : chosen ? below(chosen) : departments
    const path = [{ id: 'dep-top', name: '云筑建筑设计研究院' }]
    return {
      ...costsOf(all),
      ...pageOfRows(
        all.filter(({ name }) => name.includes(query.searchCondition ?? '')),
        query,
      ),
      path: chosen ? [...path, { id: chosen.id ?? '', name: chosen.name }] : path,
      product: inProduct ? { id: inProduct.id ?? '', name: inProduct.name } : null,
    }
  })

export const licenceCostsAnswers: readonly Answer[] = [
  answerCosts(someDepartments),
  answer(operations.downloadLicenceCosts, {
    name: 'licence-costs-focus-1.2-2026-06-2026-11.csv',
    content: new Blob(['BilledCost'], { type: 'text/csv' }),
  }),
]
