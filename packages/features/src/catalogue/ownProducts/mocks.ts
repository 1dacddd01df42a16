import { ownProductsContract } from '@atrium/contracts/catalogue/ownProducts/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'
import { countsBy, pageOfRows } from '../../shared/stories/rows'

export type WireOwnProduct = AnswersOf<typeof ownProductsContract>['listOwned']['list'][number]

const nothing = { orderNo: null, enterPriseId: null, enterpriseName: null }

export const boughtProduct: WireOwnProduct = {
  ...nothing,
  id: '202611080930123456-0',
  source: 'bought',
  productName: '基础与边坡设计软件',
  drawing: 'foundation',
  productType: 0,
  sn: '7QK2-M4XD-9HTB-3WZF',
  devices: [
    { regDate: '2026-11-20T01:30:00.000Z', mid: '7F3A90C1-0B52D6E8', status: 'active' },
    { regDate: '2026-11-09T02:00:00.000Z', mid: '19C4E07B-8A2F6D35', status: 'inactive' },
  ],
  endAt: '2027-11-08T01:30:00.000Z',
  isOver: false,
  trialCenterProductId: 'foundation',
  isSold: true,
  downloadUrl: 'https://download.example.com/foundation',
  hasReleases: false,
  orderNo: '202611080930123456',
}

/** Ends within the twelfth day from now. */
export const triedProduct = (): WireOwnProduct => ({
  ...boughtProduct,
  ...nothing,
  id: 'trial-1',
  source: 'trial',
  downloadUrl: null,
  productName: '空间结构分析与设计软件',
  devices: [],
  drawing: 'frame',
  endAt: new Date(Date.now() + 11.5 * 86_400_000).toISOString(),
  trialCenterProductId: 'space-frame',
})

export const givenProduct: WireOwnProduct = {
  ...boughtProduct,
  ...nothing,
  id: 'grant-1',
  source: 'company',
  productName: '协同设计平台',
  drawing: 'model',
  productType: 1,
  endAt: null,
  trialCenterProductId: null,
  isSold: false,
  downloadUrl: null,
  enterPriseId: 'company-1',
  enterpriseName: '云筑建筑设计院有限公司',
}

export const overProduct: WireOwnProduct = {
  ...boughtProduct,
  id: '202506010930123456-0',
  productName: '桥梁结构计算软件',
  drawing: 'bridge',
  endAt: '2026-06-01T01:30:00.000Z',
  isOver: true,
  trialCenterProductId: 'bridge',
}

export const someOwnProducts = (): readonly WireOwnProduct[] => [
  triedProduct(),
  boughtProduct,
  givenProduct,
  overProduct,
]

export const answerOwned = (all: readonly WireOwnProduct[]): Answer =>
  answer(ownProductsContract.listOwned, ({ query }) => ({
    ...pageOfRows(
      all.filter(({ source }) => query.source === undefined || source === query.source),
      query,
    ),
    counts: countsBy(all, ({ source }) => ({ source })),
  }))
