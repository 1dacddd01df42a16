import { authorisationContract as operations } from '@atrium/contracts/authorisation/contract'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { idleSteps } from '@atrium/contracts/shared/use/contract'
import { type Answer, type AnswersOf, answer, refuse } from '../shared/stories/answers'
import { noImpact } from '../shared/stories/impactSamples'
import { countsBy, pageOfRows } from '../shared/stories/rows'
import { somePicture } from '../shared/stories/somePicture'
import { encodeId } from './idInQuery'

type Answers = AnswersOf<typeof operations>
type MemberRow = Answers['listMembers']['list'][number]
type Member = Answers['getMember']
type MemberLicence = Answers['listMemberLicences'][number]
type AssignableProduct = Answers['listAssignableProducts'][number]
type Product = Answers['listProducts']['list'][number]
type GrantedUser = Answers['listGrantedUsers']['list'][number]
type UngrantedUser = Answers['listUngrantedUsers'][number]
type ProductState = Answers['listProducts']['counts'][number]['snStatus']
type Obstacle = NonNullable<UngrantedUser['obstacle']>

const names =
  '林静姝 周明远 陈思齐 赵一凡 孙若溪 吴泽宇 郑晓彤 王子墨 冯嘉怡 褚文博 卫长青 蒋雨桐 沈亦舟 韩雪松 杨景行 朱砚秋 秦时月 尤可心 许知远 何沐阳 吕思源 施念慈 张书恒 孔令仪 曹予安 严清和 华彦君 金若愚'.split(
    ' ',
  )
const departments = [
  '云筑建筑设计研究院',
  '云筑建筑设计研究院/结构工程事业部/结构设计一院',
  '云筑建筑设计研究院/结构工程事业部/结构设计一院/超限高层设计所/抗震分析室',
  '云筑建筑设计研究院/建筑设计事业部/公共建筑设计院',
  '云筑建筑设计研究院/数字建造中心/BIM技术部',
] as const

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 1, 30, 15)).toISOString()
const phone = (index: number) => `138${String(10_000_000 + index * 37_119).padStart(8, '0')}`
const has = (term: string | undefined, ...texts: readonly string[]) =>
  !term || texts.some((text) => text.includes(term))

export const someMembers: readonly MemberRow[] = names.map((userName, index) => ({
  userId: `user-${index + 1}`,
  userName,
  phone: phone(index),
  picture: index === 0 ? somePicture : null,
  department: departments[index % departments.length] ?? '',
  inviteStatus: 1,
  hasGrantCount: (index * 5) % 7,
  addedAt: at(300 - index * 3),
}))

const personOf = ({ userId, userName, phone, picture, department }: MemberRow) => ({
  userId,
  realName: userName,
  phone,
  picture,
  department,
})

export const someMember: Member = {
  phone: phone(2),
  realName: '陈思齐',
  department: departments[2],
  inviteStatus: 1,
  invitedAt: at(290),
  addedAt: at(294),
}

const normal = { isActive: true, snStatus: 'normal' } as const
const expired = { isActive: false, snStatus: 'expired' } as const
const disabled = { isActive: false, snStatus: 'disabled' } as const
const serial = { productType: 0 } as const
const cloud = { productType: 1 } as const
const permanent = { licensingType: 'permanent' } as const
const dated = { licensingType: 'dated' } as const

type ProductOf = Omit<
  Product,
  | 'mainId'
  | 'batch'
  | 'drawing'
  | 'remarks'
  | 'canEditRemarks'
  | 'passedOn'
  | 'onLineProductId'
  | 'canRenew'
  | 'isTrial'
  | 'installedBy'
  | 'earlierEnd'
  | 'isConcurrent'
> & {
  readonly isConcurrent?: boolean
  readonly earlierEnd?: Product['earlierEnd']
  readonly isTrial?: boolean
  readonly remarks?: string
  readonly passedOn?: number
}

/** The last one is not in the catalogue. */
const drawn = ['frame', 'floorPlan', 'pipes', 'airflow', 'circuit', 'seismic', 'model', 'review'] as const

const productOf = (product: ProductOf, index: number): Product => ({
  mainId: `main-${index + 1}`,
  drawing: drawn[index] ?? null,
  remarks: '',
  canEditRemarks: true,
  passedOn: 0,
  batch: null,
  onLineProductId:
    drawn[index] && product.snStatus !== 'disabled'
      ? index === 0
        ? 'space-frame'
        : `sold-${index + 1}`
      : null,
  canRenew: product.licensingType === 'dated' && product.snStatus !== 'disabled' && !product.isTrial,
  isTrial: false,
  isConcurrent: false,
  installedBy: null,
  earlierEnd: null,
  ...product,
})

export const someProducts: readonly Product[] = [
  {
    productName: '空间结构分析与设计软件',
    startTime: at(-500),
    endTime: null,
    unUsedCount: 26,
    totalCount: 60,
    passedOn: 9,
    remainingDays: 100,
    remarks: '结构事业部统一采购',
    ...normal,
    ...serial,
    ...permanent,
  },
  {
    productName: '建筑施工图设计软件',
    startTime: at(200),
    endTime: at(565),
    unUsedCount: 39,
    totalCount: 80,
    earlierEnd: { seats: 30, endTime: at(408) },
    remainingDays: 241,
    ...normal,
    ...serial,
    ...dated,
  },
  {
    productName: '给排水与消防设计软件',
    startTime: at(-16),
    endTime: at(349),
    unUsedCount: 8,
    totalCount: 15,
    remainingDays: 25,
    remarks: '年底前确认续费',
    ...normal,
    ...serial,
    ...dated,
  },
  {
    productName: '暖通空调负荷与能耗分析软件',
    startTime: at(-81),
    endTime: at(284),
    unUsedCount: 4,
    totalCount: 10,
    remainingDays: 0,
    ...expired,
    ...serial,
    ...dated,
  },
  {
    productName: '电气设计与智能化软件',
    startTime: at(-376),
    endTime: null,
    unUsedCount: 8,
    totalCount: 12,
    remainingDays: 100,
    remarks: '已由新版本替代',
    ...disabled,
    ...serial,
    ...permanent,
  },
  {
    productName: '弹塑性时程分析软件',
    startTime: at(-286),
    endTime: null,
    unUsedCount: 1,
    totalCount: 6,
    remainingDays: 100,
    ...normal,
    ...serial,
    ...permanent,
  },
  {
    productName: 'BIM协同设计云平台',
    startTime: at(259),
    endTime: at(624),
    unUsedCount: 38,
    totalCount: 100,
    passedOn: 14,
    remainingDays: 300,
    ...normal,
    ...cloud,
    ...dated,
  },
  {
    productName: '云端图纸审查与批注服务',
    startTime: at(314),
    endTime: at(344),
    unUsedCount: 18,
    totalCount: 30,
    remainingDays: 20,
    remarks: '试用',
    isTrial: true,
    ...normal,
    ...cloud,
    ...dated,
  },
  {
    productName: '智慧工地管理云平台',
    startTime: at(-53),
    endTime: at(312),
    unUsedCount: 15,
    totalCount: 20,
    remainingDays: 0,
    ...expired,
    ...cloud,
    ...dated,
  },
].map((product, index) => productOf(product as ProductOf, index))

const [firstProduct] = someProducts as readonly [Product, ...Product[]]

export const someProduct: Answers['getProduct'] = {
  ...firstProduct,
  waitingCount: 0,
  idleCount: 7,
}

/** Some by hand, some by a rule, one by request, which is borrowed. */
function sourceOf(index: number) {
  const source = (['manual', 'rule', 'manual', 'request', 'import'] as const)[index % 5] ?? 'manual'
  const isRuled = source === 'rule'
  return {
    source,
    sourceName: isRuled ? '结构工程事业部设计软件' : null,
    ruleId: isRuled ? 'rule-1' : null,
    borrowedUntil: source === 'request' ? '2026-12-20T15:59:59Z' : null,
  }
}

export const someLicences: readonly MemberLicence[] = someProducts.slice(2).map((product, index) => ({
  subId: `grant-${index + 1}`,
  productName: product.productName,
  grantedAt: at(250 + index * 6),
  ...sourceOf(index),
  ...validityOf(product),
}))

const someAssignable: readonly AssignableProduct[] = someProducts.map((product, index) => ({
  productName: product.productName,
  mainId: product.mainId,
  unUsedSNCount: index === 2 ? 0 : product.unUsedCount,
  allSNCount: product.totalCount,
  remarks: product.remarks,
  ...validityOf(product),
  ...obstacleOf(product, index),
}))

function validityOf(product: Product) {
  const { startTime, endTime, remainingDays, isActive, snStatus, productType, licensingType } = product
  return { startAt: startTime, endAt: endTime, remainingDays, isActive, snStatus, productType, licensingType }
}

/** As the service counts it. */
function stateOf({ snStatus, unUsedCount, licensingType, remainingDays }: Product): ProductState {
  if (snStatus !== 'normal') return snStatus
  const isEnding = licensingType === 'dated' && remainingDays <= endingDays
  if (unUsedCount > 0) return isEnding ? 'ending' : 'normal'
  return isEnding ? 'fullAndEnding' : 'full'
}

const isFoundBy = (product: Product, filter: string | undefined) =>
  filter === undefined ||
  stateOf(product) === filter ||
  (stateOf(product) === 'fullAndEnding' && (filter === 'full' || filter === 'ending'))

/** Not for ended products; free seats of the third product are only elsewhere. */
function obstacleOf({ snStatus }: Product, index: number): Pick<AssignableProduct, 'obstacle'> {
  const because = (reason: Obstacle['reason']) => ({
    obstacle: {
      reason,
      enterpriseDepartmentId: 'd1-2',
      canAllocate: true,
      onLineProductId: 'space-frame',
      canRenew: true,
    },
  })
  if (snStatus !== 'normal') return because(snStatus)
  return index === 2 ? because('noSeatsHere') : {}
}

/** Members who are online have at least one. */
const devicesOf = (index: number) => (index % 3 === 0 ? 1 + (index % 2) : index % 3)

/** Of the last use, in days; null: never. */
const idleDays = [
  0,
  1,
  12,
  null,
  45,
  0,
  131,
  3,
  28,
  65,
  0,
  95,
  7,
  240,
  0,
  1,
  33,
  null,
  2,
  118,
  0,
  14,
  204,
  92,
] as const

const lastUseOf = (index: number) => {
  const days = idleDays[index % idleDays.length] ?? null
  return { lastUsedOn: days === null ? null : at(301 - days).slice(0, 10), idleDays: days ?? 41 + index }
}

/** As the service counts it. */
const idleFromOf = ({ idleDays }: GrantedUser) =>
  idleSteps.findLast((step) => step <= idleDays) ?? (0 as const)

export const someGranted: readonly GrantedUser[] = someMembers.slice(0, 24).map((member, index) => ({
  ...personOf(member),
  isOnLine: index % 3 === 0,
  sn: `7QK2-M4XD-9HTB-${1000 + index}`,
  deviceCount: devicesOf(index),
  ...sourceOf(index),
  ...lastUseOf(index),
  isExempt: index === 6,
  snMachinesInfo: [
    { regDate: at(260 + index), mid: `5F3C-${1000 + index}-A91E-77D0-4B62`, status: 'active' as const },
    { regDate: at(240 + index), mid: `C08A-${2000 + index}-13FF-E250-9A7C`, status: 'inactive' as const },
  ].slice(0, devicesOf(index)),
}))

export const someUngranted: readonly UngrantedUser[] = someMembers.map((member) => ({
  ...personOf(member),
  userId: `free-${member.userId}`,
  useSNCount: member.hasGrantCount,
  addedAt: member.addedAt,
  openSeats: [{ pool: 0, unUsedCount: 12 }],
}))

/** The service's answers unless a story or test overrides them. */
export const authorisationAnswers: readonly Answer[] = [
  answer(operations.listMembers, ({ query }) => {
    const found = someMembers.filter((row) => has(query.searchName, row.userName, row.phone, row.department))
    const sign = query.isOrderDesc ? -1 : 1
    const ordered = found.toSorted(
      (a, b) =>
        sign *
        (query.orderName === 1 ? a.hasGrantCount - b.hasGrantCount : a.addedAt.localeCompare(b.addedAt)),
    )
    return pageOfRows(ordered, query)
  }),
  answer(operations.getMember, someMember),
  refuse(operations.getHeadImage, authorisationRefusals.noHeadImage),
  answer(operations.listMemberLicences, [...someLicences]),
  answer(operations.listAssignableProducts, ({ query }) =>
    someAssignable.filter((row) => has(query.searchCondition, row.productName)),
  ),
  answer(operations.listProducts, ({ query }) => {
    const found = someProducts.filter((row) => has(query.searchCondition, row.productName))
    const listed = found.filter((row) => isFoundBy(row, query.snStatus))
    return {
      ...pageOfRows(listed, query),
      hasPreviousPage: query.pageIndex > 1,
      counts: countsBy(found, (row) => ({ snStatus: stateOf(row) })),
    }
  }),
  answer(operations.getProduct, someProduct),
  answer(operations.listGrantedUsers, ({ query }) => {
    const found = someGranted.filter((row) =>
      has(query.searchCondition, row.realName, row.phone, row.department),
    )
    const listed = found.filter((row) => row.idleDays >= (query.idleDays ?? 0))
    const sign = query.isOrderDesc ? 1 : -1
    return {
      ...pageOfRows(
        query.orderName === 1 ? listed.toSorted((a, b) => sign * (a.idleDays - b.idleDays)) : listed,
        query,
      ),
      counts: countsBy(found, (row) => ({ idleFrom: idleFromOf(row) })),
    }
  }),
  answer(operations.previewCancelByProduct, noImpact),
  answer(operations.previewCancelGrants, noImpact),
  answer(operations.listUngrantedUsers, ({ query }) =>
    someUngranted.filter((row) => has(query.searchCondition, row.realName, row.phone, row.department)),
  ),
  answer(operations.precheckGrant, { typeNum: 0, showMessage: '' }),
  answer(operations.grantLicences, true),
  answer(operations.grantSubscriptions, true),
  answer(operations.cancelLicences, true),
  answer(operations.cancelSubscriptions, true),
  answer(operations.grantLicencesToMember, true),
  answer(operations.grantSubscriptionsToMember, true),
  answer(operations.cancelMemberLicences, true),
  answer(operations.cancelMemberSubscriptions, true),
  answer(operations.undoGrants, true),
  answer(operations.restoreLicences, true),
  answer(operations.updateRemarks, true),
  answer(operations.forceOffline, true),
  refuse(operations.getPageStatus, authorisationRefusals.noPageStatus),
  answer(operations.updatePageStatus, true),
]

/** The locations of the screens of one member and of one product. */
export const memberLocation = {
  pathname: pagePaths.memberLicences,
  search: new URLSearchParams({ userId: encodeId('user-3'), pageSize: '20', pageIndex: '2' }).toString(),
}
export const productLocation = {
  pathname: pagePaths.productLicences,
  search: new URLSearchParams({
    productName: someProduct.productName,
    mainId: someProduct.mainId,
    productType: '0',
    pageSize: '20',
    pageIndex: '1',
  }).toString(),
}

export const longName = '云端图纸审查与批注服务（协作标准版，含移动端离线查看、会签与多专业碰撞检查增强组件）'
