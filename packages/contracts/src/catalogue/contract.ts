import * as v from 'valibot'
import { drawings } from '../shared/drawing/contract'
import { contract, id } from '../wire/contract'

/** The facts about a product that every list includes. */
export const productFacts = {
  /** The same product's id in the shop and in licences. */
  productCenterId: id,
  productName: v.string(),
  /** One sentence. */
  summary: v.string(),
  categoryId: id,
  drawing: v.picklist(drawings),
  /** 0 a program with serial numbers, 1 a cloud service. */
  productType: v.picklist([0, 1]),
  /** Days of the trial; null: no trial. */
  trialDays: v.nullable(v.number()),
  /** A trial starts at once; otherwise the vendor approves it. */
  isInstant: v.boolean(),
}

const product = { trialCenterProductId: id, ...productFacts }

export const language = v.object({ language: v.picklist(['zh-CN', 'en']) })

export const description = {
  categoryName: v.string(),
  /** Paragraphs. */
  introduction: v.array(v.string()),
  highlights: v.array(v.object({ title: v.string(), text: v.string() })),
  /** System requirements, one per line. */
  requirements: v.array(v.string()),
}

const wholeProduct = v.object({
  ...product,
  ...description,
  /** It can also be bought online. */
  isSold: v.boolean(),
})

/** Everybody gets the same answer, so it may be cached for a minute. */
export const open = { isPublic: true } as const

export const catalogueContract = contract({
  listProducts: {
    method: 'GET',
    path: '/api/Products/TrialCenterProductList',
    ...open,
    query: language,
    response: v.object({
      categories: v.array(v.object({ categoryId: id, categoryName: v.string() })),
      products: v.array(v.object(product)),
    }),
  },
  getProduct: {
    method: 'GET',
    path: '/api/Products/GetTrialCenterProductInfoV2/trialCenterProductId/{id}',
    ...open,
    params: v.object({ id }),
    query: language,
    response: wholeProduct,
  },
  getProductByLicence: {
    method: 'GET',
    path: '/api/Products/GetTrialCenterProductInfoV2/productCenterId/{id}',
    ...open,
    params: v.object({ id }),
    query: language,
    response: wholeProduct,
  },
})
