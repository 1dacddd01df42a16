import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { searchContract as operations } from './contract'

type Found = AnswersOf<typeof operations>['search']

const noteworthy = { from: 0, to: 2 }

/** What a search for `jg` finds. */
export const someFound: Found = {
  members: [
    {
      userId: 'user-1',
      realName: '蒋国华',
      mark: noteworthy,
      phone: '13700000006',
      department: '云筑建筑设计研究院/结构工程事业部/结构设计一院/超限高层设计所/抗震分析室',
      isManageable: true,
    },
    {
      userId: 'user-2',
      realName: '于建国',
      mark: { from: 1, to: 3 },
      phone: '15801717626',
      department: '云筑建筑设计研究院/数字建造中心',
      isManageable: false,
    },
  ],
  departments: [
    {
      enterpriseDepartmentId: 'department-structure',
      departmentName: '结构工程事业部',
      mark: noteworthy,
      fullName: '云筑建筑设计研究院/结构工程事业部',
    },
  ],
  products: [
    {
      mainId: 'main-structure',
      productName: '空间结构分析与设计软件',
      mark: { from: 2, to: 4 },
      productType: 0,
      licensingType: 'permanent',
      startAt: '2023-09-14T01:00:00.000Z',
      endAt: null,
      snStatus: 'normal',
    },
    {
      mainId: 'main-bridge',
      productName: '桥梁结构计算软件',
      mark: { from: 2, to: 4 },
      productType: 1,
      licensingType: 'dated',
      startAt: '2024-10-01T01:00:00.000Z',
      endAt: '2026-10-01T01:00:00.000Z',
      snStatus: 'expired',
    },
  ],
  orders: [
    {
      orderNo: '202611170930618225',
      productName: '空间结构分析与设计软件',
      mark: { from: 2, to: 4 },
      payAmount: 33_630,
      status: 'NOTPAY',
      createdAt: '2026-11-17T01:30:00.000Z',
    },
  ],
  pages: [],
}

export const nothingFound: Found = { members: [], departments: [], products: [], orders: [], pages: [] }

export const searchAnswers: readonly Answer[] = [answer(operations.search, someFound)]
