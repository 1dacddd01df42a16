import { licenceRequestsContract as operations } from '@atrium/contracts/licenceRequests/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'
import { somePicture } from '../shared/stories/somePicture'

type Answers = AnswersOf<typeof operations>
export type WireOwn = Answers['listOwnLicences']
type WireLicence = WireOwn['licences'][number]
type WireProduct = WireOwn['products'][number]
export type WireRequest = Answers['listLicenceRequests']['list'][number]

export const someLicence: WireLicence = {
  subId: 'grant-1',
  mainId: 'main-structure',
  productName: '空间结构分析与设计软件',
  productType: 0,
  drawing: 'frame',
  summary: '网架、网壳、索膜等空间结构的建模、分析与设计。',
  startAt: '2025-03-01T01:00:00.000Z',
  endAt: null,
  licensingType: 'permanent',
  snStatus: 'normal',
  deviceCount: 2,
  lastUsedOn: '2026-11-18',
  returnsAt: null,
  borrowedUntil: null,
  isLost: false,
  idleDays: 3,
  appliedAt: null,
  sn: 'ATR-7K2M-9QX4-3HBN',
  hasReleases: true,
  downloadUrl: null,
}

const someLicences: readonly WireLicence[] = [
  {
    ...someLicence,
    subId: 'grant-2',
    mainId: 'main-bim',
    productName: 'BIM协同设计云平台',
    productType: 1,
    drawing: 'model',
    summary: '多专业在同一个模型上协同设计。',
    licensingType: 'dated',
    endAt: '2026-12-31T01:00:00.000Z',
    deviceCount: 1,
    lastUsedOn: '2026-11-21',
    returnsAt: null,
    idleDays: 0,
    appliedAt: '2026-11-02T02:10:00.000Z',
  },
  someLicence,
  {
    ...someLicence,
    subId: 'grant-3',
    mainId: 'main-foundation',
    productName: '地基基础设计软件（试用）',
    drawing: null,
    summary: '',
    licensingType: 'dated',
    endAt: '2026-06-01T01:00:00.000Z',
    snStatus: 'expired',
    deviceCount: 0,
    lastUsedOn: null,
    returnsAt: null,
    idleDays: 170,
  },
]

export const someShared: WireOwn['shared'][number] = {
  mainId: 'catalogue-daylight',
  productName: '日照与采光分析软件',
  productType: 0,
  drawing: 'section',
  summary: '建筑群日照、窗日照与室内采光系数，一次建模全部完成。',
  unUsedCount: 2,
  totalCount: 8,
  use: null,
}

export const someSharedApp: WireOwn['shared'][number] = {
  ...someShared,
  mainId: 'catalogue-coordination',
  productName: 'BIM协同设计云平台',
  productType: 1,
  drawing: 'model',
  summary: '各专业在同一模型里协同，碰撞与变更一目了然。',
}

export const someProduct: WireProduct = {
  mainId: 'main-bridge',
  productName: '桥梁结构计算软件',
  productType: 0,
  drawing: 'bridge',
  summary: '梁桥、拱桥、斜拉桥的施工阶段与成桥计算。',
  request: null,
  waiting: null,
  isAutomatic: false,
}

export const waitingRequest = {
  id: 'request-1',
  state: 'waiting',
  reason: '负责新的厂房项目，需要出施工图',
  appliedAt: '2026-11-19T06:30:00.000Z',
  decidedAt: null,
  answer: '',
  approval: null,
  decidedBy: null,
} as const

export const refusedRequest = {
  ...waitingRequest,
  id: 'request-2',
  state: 'refused',
  decidedAt: '2026-11-20T01:12:00.000Z',
  answer: '本季度名额优先给造价部，下季度可再申请',
  decidedBy: '顾明远',
} as const

/** Approved by the department while no seat was free. */
export const approvedRequest = {
  ...waitingRequest,
  id: 'request-4',
  state: 'approved',
  approval: { kind: 'department', at: '2026-11-20T02:00:00.000Z', approver: '顾明远' },
} as const

const place = { position: 2, since: approvedRequest.approval.at }

const someProducts: readonly WireProduct[] = [
  {
    ...someProduct,
    mainId: 'main-architecture',
    productName: '建筑施工图设计软件',
    drawing: 'floorPlan',
    request: waitingRequest,
  },
  someProduct,
  {
    ...someProduct,
    mainId: 'main-elastic',
    productName: '弹塑性时程分析软件',
    drawing: null,
    waiting: { position: 3, since: '2026-11-02T02:00:00.000Z' },
  },
  {
    ...someProduct,
    mainId: 'main-wind',
    productName: '风荷载与风振分析软件',
    drawing: 'airflow',
    request: approvedRequest,
    waiting: place,
  },
  {
    ...someProduct,
    mainId: 'main-cost',
    productName: '工程造价云计价',
    drawing: 'estimate',
    request: refusedRequest,
  },
]

export const someOwn: WireOwn = {
  licences: [...someLicences],
  shared: [someShared, someSharedApp],
  products: [...someProducts],
}

const names = '温如玉 段云舒 邵文博 贺兰心 简宁 戴维 冯听澜 罗锦程 高远山 郑予安 谢临川 马千里 沈若溪'.split(
  ' ',
)

export const someRequests: readonly WireRequest[] = names.map((realName, n) => ({
  ...(n === 3 ? refusedRequest : waitingRequest),
  ...(n === 5 && { state: 'granted' as const, decidedAt: refusedRequest.decidedAt }),
  ...(n === 12 && approvedRequest),
  waiting: n === 12 ? place : null,
  // Answered ones have no forecast.
  unUsedCount: n === 3 || n === 5 ? null : n % 2 ? 0 : 4,
  waitingPosition: n !== 3 && n !== 5 && n % 2 ? 2 : null,
  id: `request-${n + 1}`,
  mainId: 'main-bridge',
  productName: n % 2 ? '桥梁结构计算软件' : '建筑施工图设计软件',
  productType: 0,
  userId: `user-${n + 1}`,
  realName,
  phone: `136${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
  picture: n === 0 ? somePicture : null,
  department: '云筑建筑设计研究院/结构工程事业部/结构设计一院',
  enterpriseDepartmentId: 'd1-2',
}))

/** The same when all seats are taken. */
export const shortRequests: readonly WireRequest[] = someRequests.map((request) =>
  request.unUsedCount === null ? request : { ...request, unUsedCount: 0, waitingPosition: 2 },
)

export const answerOwn = (own: WireOwn): Answer => answer(operations.listOwnLicences, own)

export const answerRequests = (all: () => readonly WireRequest[]): Answer =>
  answer(operations.listLicenceRequests, ({ query }) => {
    const search = query.searchCondition ?? ''
    const found = all().filter(({ realName, phone }) => `${realName} ${phone}`.includes(search))
    return {
      ...pageOfRows(
        found.filter(({ state }) => query.state === undefined || query.state === state),
        query,
      ),
      counts: countsBy(found, ({ state }) => ({ state })),
    }
  })

export type WireDelegations = Answers['listRequestDelegations']

/** A colleague answers for the person from next week on, and the person for somebody else now. */
export const someDelegations: WireDelegations = {
  ownDelegation: {
    userId: 'user-21',
    realName: '顾明远',
    startsOn: '2026-11-30',
    endsOn: '2026-12-11',
    isActive: false,
    isAble: true,
  },
  received: [
    {
      userId: 'user-22',
      realName: '陆思齐',
      startsOn: '2026-11-16',
      endsOn: '2026-11-27',
      isActive: true,
      isAble: true,
    },
  ],
  possibleDelegates: [],
}

const noDelegations: WireDelegations = {
  ownDelegation: null,
  received: [],
  possibleDelegates: [
    { userId: 'user-21', realName: '顾明远', phone: '13600000021' },
    { userId: 'user-22', realName: '陆思齐', phone: '13600000022' },
  ],
}
let delegations = noDelegations

let own = someOwn
let requests = someRequests

const companyProducts = [...someProducts, ...someLicences].map(({ mainId, productName, productType }) => ({
  mainId,
  productName,
  productType,
}))
let automatic = new Set(['main-bridge'])

/** Resets the company of the default answers. */
export function resetLicenceRequests(): void {
  own = someOwn
  requests = someRequests
  delegations = noDelegations
  automatic = new Set(['main-bridge'])
}

const settle = (id: string, change: Partial<WireRequest>) => {
  requests = requests.map((row) => (row.id === id ? { ...row, ...change } : row))
  return true as const
}

/** Answers of a small company that remembers changes. */
export const licenceRequestsAnswers: readonly Answer[] = [
  answer(operations.listOwnLicences, () => own),
  answer(operations.requestLicence, ({ body }) => {
    const request = { ...waitingRequest, id: 'request-3', reason: body.reason }
    const products = own.products.map((row) => (row.mainId === body.mainId ? { ...row, request } : row))
    own = { ...own, products }
    return { id: request.id, state: 'waiting' as const, position: null }
  }),
  answer(operations.withdrawLicenceRequest, ({ body }) => {
    const products = own.products.map((row) =>
      row.request?.id === body.id ? { ...row, request: null, waiting: null } : row,
    )
    own = { ...own, products }
    return true as const
  }),
  answerRequests(() => requests),
  answer(operations.listRequestDelegations, () => delegations),
  answer(operations.setRequestDelegation, ({ body: { delegateId, startsOn, endsOn } }) => {
    const realName = delegations.possibleDelegates.find(({ userId }) => userId === delegateId)?.realName ?? ''
    const ownDelegation = { userId: delegateId, realName, startsOn, endsOn, isActive: true, isAble: true }
    delegations = { ...delegations, ownDelegation }
    return true as const
  }),
  answer(operations.endRequestDelegation, ({ body }) => {
    const received = delegations.received.filter(({ userId }) => userId !== body.userId)
    delegations = { ...delegations, received, ...(body.userId === undefined && { ownDelegation: null }) }
    return true as const
  }),
  answer(operations.listAutoApprovals, () =>
    companyProducts.map((product) => ({ ...product, isAutomatic: automatic.has(product.mainId) })),
  ),
  answer(operations.setAutoApproval, ({ body: { mainId, isAutomatic } }) => {
    automatic = new Set([...automatic].filter((id) => id !== mainId))
    if (isAutomatic) automatic.add(mainId)
    return true as const
  }),
  answer(operations.grantLicenceRequest, ({ body }) => {
    settle(body.id, { state: 'granted', waiting: null })
    return { state: 'granted' as const, position: null, isEscalated: false }
  }),
  answer(operations.reopenLicenceRequest, ({ body }) => settle(body.id, { state: 'waiting' })),
  answer(operations.refuseLicenceRequest, ({ body }) =>
    settle(body.id, { state: 'refused', answer: body.reason }),
  ),
]
