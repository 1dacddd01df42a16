import { backlogContract } from '@atrium/contracts/backlog/contract'
import { ownTasksContract } from '@atrium/contracts/backlog/tasks/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy } from '../shared/stories/rows'

export type WireItem = AnswersOf<typeof backlogContract>['getBacklogItem']

export const waitingItem: WireItem = {
  backLogId: 'backlog-1',
  backLogStatus: 0,
  inviteStatus: 4,
  enterpriseId: 'company-1',
  enterpriseName: '云筑建筑设计研究院有限公司',
  isDissolved: false,
  logoPath: null,
  inviterName: '周明远',
  department: '云筑建筑设计研究院有限公司/建筑设计事业部',
  realName: '程若水',
  invitedAt: '2026-11-19T06:20:00.000Z',
  expiresAt: '2026-11-26T06:20:00.000Z',
  respondedAt: null,
}

/** With the longest allowed texts. */
export const longItem: WireItem = {
  ...waitingItem,
  enterpriseName: '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心有限责任公司'.repeat(2),
  inviterName: '阿依古丽·买买提江',
  department: Array.from({ length: 6 }, () => '西南地区轨道交通与地下空间综合开发工程设计研究所').join('/'),
}

const secondItem: WireItem = {
  ...waitingItem,
  backLogId: 'backlog-2',
  enterpriseId: 'company-2',
  enterpriseName: '青禾工程咨询有限公司',
  department: '青禾工程咨询有限公司',
  invitedAt: '2026-11-17T02:00:00.000Z',
  expiresAt: '2026-11-24T02:00:00.000Z',
}

const doneItem = (backLogId: string, enterpriseName: string, item: Partial<WireItem>): WireItem => ({
  ...secondItem,
  backLogStatus: 1,
  backLogId,
  enterpriseName,
  ...item,
})

export const joinedItem = doneItem('backlog-3', '华建市政工程设计有限公司', {
  enterpriseId: 'company-3',
  inviteStatus: 1,
  respondedAt: '2026-11-10T03:12:00.000Z',
})

export const someItems: readonly WireItem[] = [
  waitingItem,
  secondItem,
  joinedItem,
  doneItem('backlog-4', '北辰结构技术有限公司', {
    inviteStatus: 2,
    respondedAt: '2026-10-28T08:00:00.000Z',
  }),
  doneItem('backlog-5', '拓维数字建造有限公司', { inviteStatus: 6 }),
  doneItem('backlog-6', '明川岩土工程有限公司', { inviteStatus: 7, isDissolved: true }),
]

/** One of each kind, in the service's order. */
export const someTasks: AnswersOf<typeof ownTasksContract>['listOwnTasks'] = [
  { kind: 'secondStepWanted', name: '云筑建设集团', until: '2026-12-01T00:00:00.000Z' },
  {
    kind: 'certification',
    enterpriseId: 'company-2',
    enterpriseName: '青禾工程咨询有限公司',
    certificatationStatus: 2,
  },
  {
    kind: 'order',
    orderNo: '202611181030000000',
    name: '建筑施工图设计软件',
    hasFailed: false,
    payAmount: 1280,
    expiresAt: '2026-12-01T06:30:00.000Z',
  },
  {
    kind: 'licence',
    licenceId: '202512081030000000-0',
    onLineProductId: 'water',
    name: '给排水与消防设计软件',
    endAt: '2026-12-08T02:30:00.000Z',
    isOver: false,
  },
  { kind: 'password', passwordSetAt: '2025-08-02T00:00:00.000Z' },
  {
    kind: 'messages',
    count: 3,
    title: '程若水申请加入企业',
    titleEn: 'Cheng Ruoshui asks to join',
    createdAt: '2026-11-19T06:20:00.000Z',
  },
  {
    kind: 'certification',
    enterpriseId: 'company-3',
    enterpriseName: '华建市政工程设计有限公司',
    certificatationStatus: 0,
  },
  { kind: 'secondStep' },
  { kind: 'profile', count: 2 },
  { kind: 'email' },
]

/** Enough for the search to be offered. */
export const manyItems: readonly WireItem[] = Array.from({ length: 24 }, (_, n) => ({
  ...(someItems[n % someItems.length] ?? waitingItem),
  backLogId: `backlog-${n + 1}`,
}))

/** The service's answers about these to-dos. */
export const answersAbout = (items: readonly WireItem[]): readonly Answer[] => [
  answer(backlogContract.listBacklog, ({ query }) => {
    const { pageIndex, pageSize, searchCondition = '', inviteStatus } = query
    const named = items.filter(({ enterpriseName }) => enterpriseName.includes(searchCondition))
    const found = named.filter((item) => inviteStatus === undefined || item.inviteStatus === inviteStatus)
    return {
      totalItems: found.length,
      counts: countsBy(named, (item) => ({ inviteStatus: item.inviteStatus })),
      list: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
    }
  }),
  answer(backlogContract.getBacklogItem, ({ query }) => {
    return items.find(({ backLogId }) => backLogId === query.backLogId) ?? waitingItem
  }),
  answer(
    backlogContract.listWaiting,
    items.filter(({ backLogStatus }) => backLogStatus === 0),
  ),
]

/** Answers for a person with six to-dos, two of them pending. */
export const backlogAnswers: readonly Answer[] = [
  ...answersAbout(someItems),
  answer(ownTasksContract.listOwnTasks, []),
  answer(backlogContract.answerInvitation, true),
  answer(backlogContract.deleteBacklog, true),
]
