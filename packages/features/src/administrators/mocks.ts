import { administratorsContract as operations } from '@atrium/contracts/administrators/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'
import { somePicture } from '../shared/stories/somePicture'

type Answers = AnswersOf<typeof operations>
type GroupRow = Answers['listGroups'][number]
type Group = Answers['getGroup']
type Candidate = Group['members'][number]
type Department = Answers['listScopeDepartments'][number]
type Administrator = Answers['listAdministrators']['list'][number]

const places = [
  ['d1', null, '云筑建筑设计研究院'],
  ['d2', 'd1', '建筑设计事业部'],
  ['d3', 'd2', '公共建筑设计院'],
  ['d4', 'd2', '居住建筑设计院'],
  ['d5', 'd1', '结构工程事业部'],
  ['d6', 'd5', '结构设计一院'],
  ['d7', 'd6', '超限高层设计所'],
  ['d8', 'd1', '数字建造中心'],
] as const

export const someDepartments: readonly Department[] = places.map(([id, parentId, departmentName]) => ({
  enterpriseDepartmentId: id,
  departmentName,
  parentId,
  level: parentId === null ? 1 : 2,
}))

const names =
  '沈佳宁 陆子谦 顾一鸣 苏晚晴 石磊 林静姝 陈柏舟 何雨桐 许知行 沈若溪 陆景行 顾长风 程一诺'.split(' ')

const someCandidates: readonly Candidate[] = names.map(candidate)

export function candidate(realName: string, index: number): Candidate {
  return {
    userId: `user-${index + 1}`,
    realName,
    phone: `138${String(20_000_000 + index * 370_261).padStart(8, '0')}`,
    picture: index === 0 ? somePicture : null,
    department: `云筑建筑设计研究院/${places[(index % 6) + 1]?.[2]}`,
  }
}

const [first, second, third] = someCandidates as [Candidate, Candidate, Candidate]

export const someGroup: Group = {
  groupId: 'group-1',
  groupName: '结构条线管理组',
  permissions: ['authorisation', 'allocation', 'departments', 'invitations'],
  departmentIds: ['d5'],
  members: [first, second],
  version: 3,
  updatedAt: '2026-11-18T06:20:00.000Z',
  updatedBy: '周明远',
}

export const someGroups: readonly GroupRow[] = [
  {
    groupId: 'group-2',
    groupName: '采购与订单组',
    permissions: ['orders', 'history'],
    departmentNames: ['数字建造中心', '工程总承包部'],
    departmentCount: 2,
    memberNames: [third.realName],
    memberCount: 1,
    createdAt: '2026-10-06T02:11:00.000Z',
  },
  {
    groupId: 'group-1',
    groupName: someGroup.groupName,
    permissions: someGroup.permissions,
    departmentNames: ['结构工程事业部'],
    departmentCount: 1,
    memberNames: [first.realName, second.realName],
    memberCount: 2,
    createdAt: '2026-01-04T08:30:00.000Z',
  },
  {
    groupId: 'group-3',
    groupName: '档案与人事组',
    permissions: ['departments', 'invitations'],
    departmentNames: ['人力资源室', '财务室', '档案室'],
    departmentCount: 5,
    memberNames: [],
    memberCount: 0,
    createdAt: '2025-12-18T01:05:00.000Z',
  },
]

export const someAdministrators: readonly Administrator[] = [
  {
    userId: 'user-0',
    realName: '周明远',
    phone: '13800000001',
    picture: null,
    department: '云筑建筑设计研究院',
    userRole: 'superAdministrator',
    groups: [],
    departmentNames: [],
    departmentCount: 0,
  },
  {
    ...first,
    userRole: 'administrator',
    groups: [{ groupId: 'group-1', groupName: someGroup.groupName }],
    departmentNames: ['结构工程事业部'],
    departmentCount: 1,
  },
  {
    ...second,
    userRole: 'administrator',
    groups: [
      { groupId: 'group-1', groupName: someGroup.groupName },
      { groupId: 'group-2', groupName: '采购与订单组' },
    ],
    departmentNames: ['结构工程事业部', '数字建造中心', '工程总承包部'],
    departmentCount: 4,
  },
]

const matching = <T extends Candidate>(rows: readonly T[], search = '') =>
  rows.filter((row) => [row.realName, row.phone, row.department].some((text) => text.includes(search)))

/** Answers of a small company with three groups. */
export const administratorsAnswers: readonly Answer[] = [
  answer(operations.listGroups, [...someGroups]),
  answer(operations.getGroup, someGroup),
  answer(operations.addGroup, { groupId: 'group-4' }),
  answer(operations.editGroup, true),
  answer(operations.previewDeleteGroup, {
    groupName: someGroup.groupName,
    permissions: someGroup.permissions,
    members: [
      { ...first, staysAdministrator: false },
      { ...second, staysAdministrator: true },
    ],
  }),
  answer(operations.deleteGroup, true),
  answer(operations.listScopeDepartments, [...someDepartments]),
  answer(operations.listCandidates, ({ query }) =>
    pageOfRows(matching(someCandidates, query.searchCondition), query),
  ),
  answer(operations.listAdministrators, ({ query }) => {
    const found = matching(someAdministrators, query.searchCondition)
    return { totalItems: found.length, list: found }
  }),
  answer(operations.removeAdministrator, true),
]
