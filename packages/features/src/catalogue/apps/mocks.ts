import { appsContract } from '@atrium/contracts/catalogue/apps/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'

type Answers = AnswersOf<typeof appsContract>
export type WireApps = Answers['listApps']
export type WireApp = WireApps['apps'][number]
type WireOther = WireApps['others'][number]

const inDays = (days: number) => new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString()

const nothing = { enterPriseId: null, enterpriseName: null, uses: [], isEarlier: false, seats: 1 }

/** Assigned by a company, permanent, and in use here. */
export const givenApp: WireApp = {
  ...nothing,
  source: 'company',
  id: 'grant-1',
  enterPriseId: 'company-1',
  enterpriseName: '云筑建筑设计院有限公司',
  productName: 'BIM协同设计云平台',
  summary: '各专业在同一模型里协同，碰撞与变更一目了然。',
  drawing: 'model',
  state: 'usable',
  endAt: null,
  trialCenterProductId: 'bim',
  isSold: true,
  uses: [{ startedAt: '2026-11-24T01:00:00.000Z', isHere: true, browser: 'Chrome 147', system: 'Windows' }],
}

/** Ends within the twelfth day from now. */
export const triedApp = (): WireApp => ({
  ...givenApp,
  ...nothing,
  source: 'trial',
  id: 'trial-1',
  productName: '云端图纸审查与批注服务',
  drawing: 'review',
  endAt: inDays(12),
  trialCenterProductId: 'review',
})

/** In use on another device; allows two at a time. */
export const boughtApp: WireApp = {
  ...givenApp,
  ...nothing,
  source: 'bought',
  id: '202611080930123456-0',
  productName: '工程造价云计价',
  drawing: 'estimate',
  endAt: '2027-11-08T01:30:00.000Z',
  trialCenterProductId: 'estimate',
  seats: 2,
  uses: [{ startedAt: '2026-11-24T01:00:00.000Z', isHere: false, browser: 'Safari 26', system: 'iOS' }],
}

export const overApp: WireApp = {
  ...boughtApp,
  id: '202506010930123456-0',
  productName: '智慧工地管理云平台',
  drawing: 'site',
  state: 'over',
  endAt: '2026-06-01T01:30:00.000Z',
  trialCenterProductId: 'site',
  uses: [],
}

export const disabledApp: WireApp = {
  ...givenApp,
  id: 'grant-2',
  productName: '建筑节能与碳排放分析',
  drawing: 'energy',
  state: 'disabled',
  uses: [],
}

export const earlierApp: WireApp = {
  ...givenApp,
  id: 'grant-3',
  productName: '电子招投标云服务',
  summary: '',
  drawing: null,
  isEarlier: true,
  trialCenterProductId: null,
  isSold: false,
  uses: [],
}

const otherApp: WireOther = {
  trialCenterProductId: 'energy',
  productCenterId: 'main-energy',
  productName: '建筑节能与碳排放分析',
  summary: '围护结构、用能与碳排放一次算清，报告可直接报审。',
  categoryId: 'architecture',
  drawing: 'energy',
  productType: 1,
  trialDays: 15,
  isInstant: true,
  isSold: true,
  companies: [],
}

/** One can be tried and bought, one requested from a company, and one has only a description. */
export const otherApps: readonly WireOther[] = [
  otherApp,
  {
    ...otherApp,
    trialCenterProductId: 'site',
    productName: '智慧工地管理云平台',
    summary: '人、机、料、法、环，一张平面图看全。',
    drawing: 'site',
    trialDays: null,
    companies: [{ enterPriseId: 'company-1', enterpriseName: '云筑建筑设计院有限公司' }],
  },
  {
    ...otherApp,
    trialCenterProductId: 'terrain',
    productName: '道路与场地云设计',
    summary: '地形、平纵横与土方，改线之后一并更新。',
    drawing: 'terrain',
    trialDays: null,
    isSold: false,
  },
]

export const someApps = (): WireApps => ({
  apps: [triedApp(), givenApp, boughtApp, disabledApp, overApp, earlierApp],
  others: [...otherApps],
})

export const answersAboutApps = (apps: WireApps = someApps()): readonly Answer[] => [
  answer(appsContract.listApps, apps),
  answer(appsContract.launchApp, {
    productName: givenApp.productName,
    address: 'https://bim.example.com/open?ticket=1',
    expiresAt: '2026-11-24T01:01:00.000Z',
  }),
]
