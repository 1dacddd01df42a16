import { searchContract as operations } from '@atrium/contracts/search/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Found = AnswersOf<typeof operations>['search']
type OwnFound = AnswersOf<typeof operations>['searchOwn']

const noteworthy = { from: 0, to: 2 }

/** The results for `jg`. */
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

/** The same among a person's own things. */
export const someOwnFound: OwnFound = {
  licences: [
    {
      id: '202611080930123456-0',
      source: 'bought',
      productName: '建筑结构设计软件',
      mark: { from: 2, to: 4 },
      endAt: '2027-11-08T01:30:00.000Z',
      isOver: false,
      orderNo: '202611080930123456',
      trialCenterProductId: 'building',
      enterPriseId: null,
      enterpriseName: null,
    },
    {
      id: 'grant-1',
      source: 'company',
      productName: '空间结构分析与设计软件',
      mark: { from: 2, to: 4 },
      endAt: null,
      isOver: false,
      orderNo: null,
      trialCenterProductId: 'space-frame',
      enterPriseId: 'company-1',
      enterpriseName: '云筑建筑设计研究院有限公司',
    },
    {
      id: 'trial-1',
      source: 'trial',
      productName: '桥梁结构计算软件',
      mark: { from: 2, to: 4 },
      endAt: '2026-10-13T01:30:00.000Z',
      isOver: true,
      orderNo: null,
      trialCenterProductId: 'bridge',
      enterPriseId: null,
      enterpriseName: null,
    },
  ],
  offers: [
    {
      trialCenterProductId: 'space-frame',
      productName: '空间结构分析与设计软件',
      mark: { from: 2, to: 4 },
      categoryName: '结构设计',
      isSold: true,
    },
    {
      trialCenterProductId: 'detailing',
      productName: '结构施工图软件',
      mark: { from: 0, to: 2 },
      categoryName: '施工图',
      isSold: false,
    },
  ],
  files: [
    { id: 'folder-1', kind: 'folder', name: '结构', mark: { from: 0, to: 2 }, folders: ['云筑办公楼'] },
    {
      id: 'file-1',
      kind: 'file',
      name: '结构模型.ifc',
      mark: { from: 0, to: 2 },
      folders: ['云筑办公楼', '结构'],
    },
    { id: 'file-2', kind: 'file', name: '抗震结构计算书.pdf', mark: { from: 2, to: 4 }, folders: [] },
  ],
  orders: someFound.orders,
  pages: [],
}

export const nothingOwnFound: OwnFound = { licences: [], offers: [], files: [], orders: [], pages: [] }

export const searchAnswers: readonly Answer[] = [
  answer(operations.search, someFound),
  answer(operations.searchOwn, someOwnFound),
]
