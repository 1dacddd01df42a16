import { allocationContract as operations } from '@atrium/contracts/allocation/contract'
import { allocationRefusals } from '@atrium/contracts/allocation/refusals'
import { type Answer, type AnswersOf, answer, refuse } from '../shared/stories/answers'
import { noImpact, someImpact } from '../shared/stories/impactSamples'

type Answers = AnswersOf<typeof operations>
type Product = Answers['listAllocationProducts'][number]
type Allocation = Answers['listAllocation']
type DepartmentRow = Answers['listAllocation']['list'][number]

/** A sample department: its own seats, how many are in use, and its children. */
type Branch = readonly [name: string, own: number, used: number, below?: readonly Branch[]]

const tree: Branch = [
  '云筑建筑设计研究院',
  40,
  6,
  [
    [
      '结构工程事业部',
      12,
      9,
      [
        [
          '结构设计一院',
          0,
          0,
          [
            ['超限高层设计所', 8, 8, [['抗震分析室', 0, 0]]],
            ['大跨空间结构所', 0, 0],
          ],
        ],
        ['结构设计二院', 4, 1],
      ],
    ],
    [
      '建筑设计事业部',
      20,
      17,
      [
        ['公共建筑设计院', 0, 0],
        ['居住建筑设计院', 5, 2],
      ],
    ],
    ['数字建造中心', 0, 0],
    ['综合管理部', 0, 0],
  ],
]

export const someProducts: readonly Product[] = [
  product('p1', '空间结构分析与设计软件', 46, 89),
  product('p2', '建筑施工图设计软件', 39, 80),
  {
    ...product('p3', '暖通空调负荷与能耗分析软件', 4, 10),
    snStatus: 'expired',
    licensingType: 'dated',
    remainingDays: 0,
  },
]

function product(mainId: string, productName: string, leftCount: number, totalCount: number): Product {
  return {
    mainId,
    productName,
    snStatus: 'normal',
    productType: 0,
    totalCount,
    leftCount,
    licensingType: 'permanent',
    remainingDays: 100,
    isConcurrent: false,
  }
}

export const someRows: readonly DepartmentRow[] = flatten(tree, null, 1, 1)

function flatten(
  [departmentName, own, used, below = []]: Branch,
  parentId: string | null,
  level: number,
  place: number,
): DepartmentRow[] {
  const id = parentId === null ? 'd1' : `${parentId}-${place}`
  const rows = below.flatMap((branch, index) => flatten(branch, id, level + 1, index + 1))
  return [
    {
      enterpriseDepartmentId: id,
      departmentName,
      parentId,
      level,
      usedCount: used,
      leftCount: own - used,
      allocableCount: own - used,
      ...sums(
        own,
        rows.filter((row) => row.parentId === id),
      ),
    },
    ...rows,
  ]
}

function sums(own: number, children: readonly DepartmentRow[]) {
  const passedOnCount = children.reduce((sum, row) => sum + row.ownedCount, 0)
  return { passedOnCount, ownedCount: own + passedOnCount }
}

let rows = someRows

/** Resets the sample. */
export function resetAllocation(): void {
  rows = someRows
}

/** Moves seats from one department to others, or back with a negative number. */
function pass(
  fromId: string,
  list: readonly { enterpriseDepartmentId: string; count: number }[],
  sign: 1 | -1,
) {
  const change = new Map(list.map((row) => [row.enterpriseDepartmentId, sign * row.count]))
  change.set(fromId, -sign * list.reduce((sum, row) => sum + row.count, 0))
  const own = new Map(
    rows.map((row) => [
      row.enterpriseDepartmentId,
      row.usedCount + row.leftCount + (change.get(row.enterpriseDepartmentId) ?? 0),
    ]),
  )
  const done: DepartmentRow[] = []
  for (const row of rows.toReversed()) {
    const id = row.enterpriseDepartmentId
    const seats = own.get(id) ?? 0
    const usedCount = Math.min(row.usedCount, seats)
    done.unshift({
      ...row,
      usedCount,
      leftCount: seats - usedCount,
      allocableCount: seats - usedCount,
      ...sums(
        seats,
        done.filter((child) => child.parentId === id),
      ),
    })
  }
  rows = done
}

/** The answer about a product with these seats by department. */
export function allocationOf(product: Product, list: readonly DepartmentRow[]): Allocation {
  const below = list.filter((row) => row.parentId !== null)
  const passedOn = below.reduce((sum, row) => sum + row.leftCount, 0)
  return { product: { ...product, passedOn }, list: [...list] }
}

/** Answers of a small company that remembers allocations. */
export const allocationAnswers: readonly Answer[] = [
  answer(operations.listAllocationProducts, [...someProducts]),
  answer(operations.listAllocation, ({ query }) =>
    allocationOf(
      someProducts.find((row) => row.mainId === query.mainId) ?? product(query.mainId, '', 0, 0),
      rows,
    ),
  ),
  answer(operations.allocate, ({ body }) => {
    pass(body.enterpriseDepartmentId, body.list, 1)
    return true as const
  }),
  answer(operations.previewTakeBack, { ...noImpact, recoverSubIds: [] }),
  answer(operations.takeBack, ({ body }) => {
    pass(body.enterpriseDepartmentId, body.list, -1)
    return true as const
  }),
]

/** Some of the seats are in use. */
export const takingFromUsers = answer(operations.previewTakeBack, {
  ...someImpact,
  recoverSubIds: ['g1', 'g2', 'g3'],
})

export const refusesAllocation = refuse(operations.allocate, allocationRefusals.notEnoughLeft)

export const manyRows: readonly DepartmentRow[] = [
  { ...row('d1', '云筑建筑设计研究院', null, 1), ownedCount: 5000, leftCount: 5000, allocableCount: 5000 },
  ...Array.from({ length: 4999 }, (_, index) => row(`d1-${index}`, `设计所${index + 1}`, 'd1', 2)),
]

function row(id: string, departmentName: string, parentId: string | null, level: number): DepartmentRow {
  return {
    enterpriseDepartmentId: id,
    departmentName,
    parentId,
    level,
    ownedCount: 0,
    passedOnCount: 0,
    usedCount: 0,
    leftCount: 0,
    allocableCount: 0,
  }
}
