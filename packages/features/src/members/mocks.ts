import { membersContract as operations } from '@atrium/contracts/members/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Profile = AnswersOf<typeof operations>['getMemberProfile']
type Licence = Profile['licences'][number]

const licence = (index: number, productName: string, given: Partial<Licence> = {}): Licence => ({
  mainId: `product-${index}`,
  productName,
  productType: 0,
  licensingType: 'dated',
  startAt: '2026-05-20T00:00:00Z',
  endAt: '2027-05-20T00:00:00Z',
  snStatus: 'normal',
  remainingDays: 178,
  source: 'manual',
  sourceName: null,
  ruleId: null,
  borrowedUntil: null,
  grantedAt: '2026-05-21T02:00:00Z',
  isOnline: false,
  devices: [],
  ...given,
})

const station = { mid: '8C4F-21B7-90AE-5D33', regDate: '2026-05-21T03:10:00Z', status: 'active' } as const
const laptop = { mid: '1F7A-6E02-C4B9-77D1', regDate: '2026-06-02T01:20:00Z', status: 'inactive' } as const

export const someProfile: Profile = {
  userId: 'user-8',
  realName: '苏晚晴',
  phone: '13700000006',
  userAccount: 'suwanqing',
  picture: null,
  role: 'member',
  department: '云筑建筑设计研究院/结构工程事业部/超限高层设计所/抗震分析室',
  enterpriseDepartmentId: 'd1-2-3',
  invitedAt: '2026-11-18T01:02:11Z',
  addedAt: '2026-11-18T16:20:34Z',
  permissions: ['departments', 'authorisation', 'administrators'],
  licences: [
    licence(4, '暖通空调负荷与能耗分析软件', {
      startAt: '2025-10-13T00:00:00Z',
      endAt: '2026-10-13T00:00:00Z',
      snStatus: 'expired',
      remainingDays: 0,
    }),
    licence(3, 'BIM协同设计云平台', {
      productType: 1,
      endAt: '2026-12-08T00:00:00Z',
      remainingDays: 16,
      source: 'rule',
      sourceName: '结构工程事业部设计软件',
      ruleId: 'rule-1',
    }),
    licence(2, '弹塑性时程分析软件', {
      source: 'request',
      borrowedUntil: '2026-12-20T15:59:59Z',
      devices: [laptop, station],
    }),
    licence(1, '空间结构分析与设计软件', {
      licensingType: 'permanent',
      endAt: null,
      remainingDays: 100,
      isOnline: true,
      devices: [station],
    }),
  ],
}

export const membersAnswers: readonly Answer[] = [
  answer(operations.getMemberProfile, ({ params }) => ({ ...someProfile, userId: params.userId })),
]
