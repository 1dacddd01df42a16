import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { departmentsContract as operations } from '@atrium/contracts/departments/contract'
import { handoverContract } from '@atrium/contracts/departments/handover/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { noImpact } from '../shared/stories/impactSamples'

type Answers = AnswersOf<typeof operations>
type Department = Answers['listDepartments'][number]
type Member = Answers['listMembers']['list'][number]

type Branch = readonly [name: string, below?: readonly Branch[]]

const tree: Branch = [
  '云筑建筑设计研究院',
  [
    [
      '建筑设计事业部',
      [
        [
          '公共建筑设计院',
          [['医疗建筑设计所', [['方案创作室', [['效果表现组']]], ['施工图室']]], ['文化体育建筑设计所']],
        ],
        ['居住建筑设计院', [['住宅设计一所'], ['住宅设计二所']]],
      ],
    ],
    ['结构工程事业部', [['结构设计一院'], ['结构设计二院'], ['钢结构中心']]],
    ['机电工程事业部', [['给排水所'], ['暖通所'], ['电气所']]],
    ['数字化中心', [['协同平台组'], ['正向设计组']]],
    ['综合管理部'],
  ],
]

export const someDepartments: readonly Department[] = flatten(tree, null, 1)

/** Ids are paths from the top: `1`, `1-2`, `1-2-1`. */
function flatten(
  [departmentName, below = []]: Branch,
  parentId: string | null,
  level: number,
  place = 1,
): Department[] {
  const enterpriseDepartmentId = parentId === null ? 'd1' : `${parentId}-${place}`
  return [
    { enterpriseDepartmentId, departmentName, parentId, level, isManageable: true, memberCount: 0 },
    ...below.flatMap((branch, index) => flatten(branch, enterpriseDepartmentId, level + 1, index + 1)),
  ]
}

const names =
  '周明远 林静姝 陈柏舟 何雨桐 许知行 沈若溪 陆景行 苏晚晴 顾长风 程一诺 方书白 叶清欢 秦望舒 梁思齐 宋嘉树 唐映雪 韩松岳 冯听澜 罗锦程 高远山 郑予安 谢临川 马千里 孟夏 白鹭洲 石磊 江一苇 夏至'.split(
    ' ',
  )

/** Spread over all departments except the last one, which is empty. */
export const someMembers: readonly Member[] = names.map((realName, index) => {
  const department = someDepartments[index === 0 ? 0 : (index * 5) % (someDepartments.length - 1)]
  return memberOf(realName, index, department?.enterpriseDepartmentId ?? 'd1')
})

export function memberOf(realName: string, index: number, departmentId: string): Member {
  return {
    userId: `user-${index + 1}`,
    realName,
    phone: `138${String(10_000_000 + index * 370_261).padStart(8, '0')}`,
    department: pathName(departmentId, someDepartments),
    enterpriseDepartmentId: departmentId,
    picture: null,
    addedAt: new Date(Date.UTC(2026, 9, 28, 6, 30) - index * 86_400_000 * 3.3).toISOString(),
    isAdministrator: index === 0 || index === 4,
    hasGrantCount: (index * 5) % 7,
  }
}

function pathName(departmentId: string, departments: readonly Department[]): string {
  const found = departments.find((row) => row.enterpriseDepartmentId === departmentId)
  if (!found) return ''
  return found.parentId === null
    ? found.departmentName
    : `${pathName(found.parentId, departments)}/${found.departmentName}`
}

/** What rules would do after a move: with and without a grace period, with and without a free seat. */
export const someRuledProducts: AnswersOf<
  typeof departmentChangesContract
>['previewMoveMembers']['ruledProducts'] = [
  {
    mainId: 'p1',
    productName: '建筑施工图设计软件',
    gains: 1,
    waits: 1,
    loses: 0,
    endsAt: null,
    stopsWaiting: 0,
  },
  { mainId: 'p2', productName: '云构结构计算', gains: 0, waits: 0, loses: 2, endsAt: null, stopsWaiting: 0 },
  {
    mainId: 'p3',
    productName: '协同设计平台',
    gains: 0,
    waits: 0,
    loses: 1,
    endsAt: '2026-11-28T06:30:00.000Z',
    stopsWaiting: 1,
  },
]

let departments: readonly Department[] = someDepartments
let members: readonly Member[] = someMembers

/** Resets the company of the default answers. */
export function resetDepartments(): void {
  departments = someDepartments
  members = someMembers
}

/** Answers of a small company that remembers changes. */
export const departmentsAnswers: readonly Answer[] = [
  answer(operations.listDepartments, countedDepartments),
  answer(operations.listLicenceDepartments, countedDepartments),
  answer(departmentChangesContract.addDepartment, ({ body }) => {
    const children = departments.filter((row) => row.parentId === body.parentId).length
    const added = {
      ...body,
      enterpriseDepartmentId: `${body.parentId}-${children + 1}`,
      isManageable: true,
      memberCount: 0,
    }
    departments = [...departments, added]
    return added
  }),
  answer(departmentChangesContract.editDepartment, ({ body }) => {
    departments = departments.map((row) =>
      row.enterpriseDepartmentId === body.enterpriseDepartmentId
        ? { ...row, departmentName: body.departmentName }
        : row,
    )
    return true as const
  }),
  answer(departmentChangesContract.previewDeleteDepartment, noImpact),
  answer(departmentChangesContract.previewDeleteMembers, noImpact),
  answer(departmentChangesContract.previewMoveMembers, { ...noImpact, ruledProducts: [] }),
  answer(handoverContract.previewChangeAdministrator, ({ query }) => {
    const found = members.find((row) => row.userId === query.newAdminUserId)
    const successor = { realName: found?.realName ?? '', phone: found?.phone ?? '' }
    return { ...noImpact, successor, leavesGroups: [] }
  }),
  answer(departmentChangesContract.precheckDeleteDepartment, { typeNum: 0, showMessage: '' }),
  answer(departmentChangesContract.deleteDepartment, ({ query }) => {
    const id = query.enterpriseDepartmentId
    const parentId = departments.find((row) => row.enterpriseDepartmentId === id)?.parentId ?? 'd1'
    departments = departments.filter((row) => row.enterpriseDepartmentId !== id)
    seat(
      members.filter((row) => row.enterpriseDepartmentId === id).map((row) => row.userId),
      parentId,
    )
    return true as const
  }),
  answer(operations.listMembers, ({ query }) => {
    const search = query.searchCondition?.toLowerCase() ?? ''
    const placed = members.filter((row) => isBelow(row, query.enterpriseDepartmentId ?? 'd1'))
    const found = placed.filter(
      (row) =>
        (!query.kind || isOf[query.kind](row)) &&
        [row.phone, row.realName, row.department].some((text) => text.toLowerCase().includes(search)),
    )
    const sorted = query.isOrderDesc ? found : found.toReversed()
    const start = query.pageIndex * query.pageSize
    return {
      totalItems: sorted.length,
      counts: countKinds(placed),
      list: sorted.slice(start, start + query.pageSize),
    }
  }),
  answer(departmentChangesContract.updateMembers, ({ body }) => {
    const renamed = new Map(body.list.map((row) => [row.phone, row.realName]))
    members = members.map((row) => ({ ...row, realName: renamed.get(row.phone) ?? row.realName }))
    return true as const
  }),
  answer(departmentChangesContract.deleteMembers, ({ body }) => {
    members = members.filter((row) => !body.userIds.includes(row.userId))
    return true as const
  }),
  answer(departmentChangesContract.precheckMoveMembers, { typeNum: 0, showMessage: '' }),
  answer(departmentChangesContract.moveMembers, ({ body }) => {
    seat(body.userIds, body.editEnterpriseDepartmentId)
    return true as const
  }),
  answer(handoverContract.changeAdministrator, true),
]

const isOf = {
  unlicensed: (member: Member) => member.hasGrantCount === 0,
  administrators: (member: Member) => member.isAdministrator,
}

export const countKinds = (some: readonly Member[]) => ({
  unlicensed: some.filter(isOf.unlicensed).length,
  administrators: some.filter(isOf.administrators).length,
})

const isBelow = ({ enterpriseDepartmentId }: Member, top: string) =>
  `${enterpriseDepartmentId}-`.startsWith(`${top}-`)

function seat(userIds: readonly string[], enterpriseDepartmentId: string): void {
  const department = pathName(enterpriseDepartmentId, departments)
  members = members.map((row) =>
    userIds.includes(row.userId) ? { ...row, enterpriseDepartmentId, department } : row,
  )
}

function countedDepartments() {
  return departments.map((row) => ({
    ...row,
    memberCount: members.filter((member) => isBelow(member, row.enterpriseDepartmentId)).length,
  }))
}
