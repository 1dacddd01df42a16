import { salesContract } from '@atrium/contracts/catalogue/sales/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'
import { storyLocale } from '../../shared/stories/textsOf'
import { someCatalogue, wholeProduct } from '../mocks'

type Wire = AnswersOf<typeof salesContract>
type Language = 'zh-CN' | 'en'

/** As for the first product; the current price of a year may differ. */
const somePackages = (language: Language, price = 2980): Wire['getOffers']['packages'] => [
  {
    packageId: 'standard',
    sellingPackageName: language === 'en' ? 'Standard' : '标准版',
    summary: language === 'en' ? 'All of design and drawings' : '全部设计与出图功能',
    terms: [
      { membershipDuration: 12, price },
      { membershipDuration: 36, price: 8046 },
      { membershipDuration: null, price: 13_410 },
    ],
  },
  {
    packageId: 'professional',
    sellingPackageName: language === 'en' ? 'Professional' : '专业版',
    summary:
      language === 'en'
        ? 'With batch runs, an interface for programs and priority support'
        : '另含批量计算、二次开发接口与优先支持',
    terms: [
      { membershipDuration: 12, price: 5980 },
      { membershipDuration: 36, price: 16_146 },
    ],
  },
]

/** In the language of the story, as the service answers in the caller's. */
export const someOffers = (
  price?: number,
  renewals: Wire['getOffers']['renewals'] = [],
): Wire['getOffers'] => ({
  packages: somePackages(storyLocale(), price),
  mostSeats: 500,
  renewals,
  owned: null,
  held: null,
  tried: null,
  canTry: true,
  openOrder: null,
})

/** A person's licence that ends soon. */
export const ownRenewal: Wire['getOffers']['renewals'] = [
  {
    mainId: '202511241030482913-0',
    seats: 1,
    endAt: '2026-12-17T15:59:59.000Z',
    isOver: false,
    terms: [
      { membershipDuration: 12, endAt: '2027-12-17T15:59:59.000Z' },
      { membershipDuration: 36, endAt: '2029-12-17T15:59:59.000Z' },
      { membershipDuration: null, endAt: null },
    ],
  },
]

/** A company's seats: some end soon, and some have ended. */
export const someRenewals: Wire['getOffers']['renewals'] = [
  {
    mainId: 'batch-2',
    seats: 4,
    endAt: '2026-10-31T15:59:59.000Z',
    isOver: true,
    terms: [
      { membershipDuration: 12, endAt: '2027-11-22T02:00:00.000Z' },
      { membershipDuration: 36, endAt: '2029-11-22T02:00:00.000Z' },
    ],
  },
  {
    mainId: 'batch-1',
    seats: 15,
    endAt: '2026-12-17T15:59:59.000Z',
    isOver: false,
    terms: [
      { membershipDuration: 12, endAt: '2027-12-17T15:59:59.000Z' },
      { membershipDuration: 36, endAt: '2029-12-17T15:59:59.000Z' },
    ],
  },
]

export const someSold = (language: Language): Wire['listSoldProducts'] =>
  someCatalogue(language).products.map(({ trialCenterProductId: onLineProductId, ...product }, n) => ({
    ...product,
    onLineProductId,
    lowestPrice: 2980 - 100 * n,
  }))

export function wholeSold(language: Language): Wire['getSoldProduct'] {
  const { trialCenterProductId: onLineProductId, ...product } = wholeProduct(language)
  return { ...product, onLineProductId, lowestPrice: 2980, packages: somePackages(language) }
}

export const someBuyers: Wire['listBuyers'] = [
  { enterpriseId: 'company-1', enterpriseName: '云筑建筑设计研究院有限公司', canCreateOrder: true },
  { enterpriseId: 'company-2', enterpriseName: '清河市政工程设计有限公司', canCreateOrder: false },
]

export const orderNo = '202611241030482913'

export const salesAnswers: readonly Answer[] = [
  answer(salesContract.listSoldCategories, ({ query }) => someCatalogue(query.language).categories),
  answer(salesContract.listSoldProducts, ({ query }) => someSold(query.language)),
  answer(salesContract.getSoldProduct, ({ query }) => wholeSold(query.language)),
  answer(salesContract.getOffers, () => someOffers()),
  answer(salesContract.findOffer, { onLineProductId: 'space-frame' }),
  answer(salesContract.listBuyers, someBuyers),
  answer(salesContract.checkBuyer, true),
  answer(salesContract.createOrder, { orderNo }),
]
