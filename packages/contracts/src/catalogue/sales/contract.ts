import * as v from 'valibot'
import { billEntries } from '../../shared/bill/contract'
import { contract, id, timestamp, wholeNumber } from '../../wire/contract'
import { description, language, open, productFacts } from '../contract'

/** Most seats in one order. */
export const mostSeats = 500

/** An amount in yuan, with at most two decimals: whole fen divided by 100. */
const yuan = v.pipe(v.number(), v.minValue(0))

const sold = {
  onLineProductId: id,
  ...productFacts,
  /** For one seat of the cheapest package. */
  lowestPrice: yuan,
}

const packages = v.array(
  v.object({
    packageId: id,
    sellingPackageName: v.string(),
    summary: v.string(),
    terms: v.array(
      v.object({
        /** In months; null: permanent. */
        membershipDuration: v.nullable(v.number()),
        /** For one seat. */
        price: yuan,
      }),
    ),
  }),
)

/** Seats of a company. */
const held = v.object({
  seats: v.number(),
  /** When the first of them end, or the last ones ended; null: none ends. */
  endAt: v.nullable(timestamp),
  isOver: v.boolean(),
})

export const salesContract = contract({
  listSoldCategories: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductCategory',
    ...open,
    query: language,
    response: v.array(v.object({ categoryId: id, categoryName: v.string() })),
  },
  listSoldProducts: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductForUsers',
    ...open,
    query: language,
    response: v.array(v.object(sold)),
  },
  getSoldProduct: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductInfo/onLineProductId/{id}',
    ...open,
    params: v.object({ id }),
    query: language,
    response: v.object({ ...sold, ...description, packages }),
  },
  getOffers: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductItemsById/productId/{productId}',
    params: v.object({ productId: id }),
    query: v.object({ enterpriseId: v.optional(id) }),
    response: v.object({
      packages,
      /** Most seats in one order: 1 for a person, because the licence is theirs alone. */
      mostSeats: v.number(),
      /** The seats or licence that the buyer can renew: all seats of a company’s batch, or a person’s licence. */
      renewals: v.array(
        v.object({
          mainId: id,
          seats: v.number(),
          endAt: timestamp,
          /** They have ended, and start again when paid. */
          isOver: v.boolean(),
          /** The new end for each term if it were paid now. */
          terms: v.array(
            v.object({
              /** Null: permanent, without an end. */
              membershipDuration: v.nullable(v.number()),
              endAt: v.nullable(timestamp),
            }),
          ),
        }),
      ),
      /** The person's own licence of it; null: none, or the buyer is a company. */
      owned: v.nullable(
        v.object({
          /** Null: permanent. */
          endAt: v.nullable(timestamp),
          isOver: v.boolean(),
        }),
      ),
      /** The company's usable or ended seats of it; null: none, or the buyer is a person. */
      held: v.nullable(held),
      /** The same for the company's trials, which can't be renewed. */
      tried: v.nullable(held),
      /** It can be tried, and neither the caller nor the company has it. A trial is personal. */
      canTry: v.boolean(),
      /** The newest order of it that isn’t delivered yet. */
      openOrder: v.nullable(
        v.object({
          orderNo: v.string(),
          payAmount: yuan,
          isUnpaid: v.boolean(),
          /** The batch that it renews; null: it adds seats, or the buyer is a person. */
          renewMainId: v.nullable(id),
        }),
      ),
    }),
  },
  findOffer: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductOfLicence/mainId/{mainId}',
    params: v.object({ mainId: id }),
    query: v.object({ enterpriseId: v.optional(id) }),
    response: v.nullable(v.object({ onLineProductId: id })),
  },
  listBuyers: {
    method: 'GET',
    path: '/api/Enterprise/GetCurrentUserEnterpriseInfo',
    response: v.array(
      v.object({ enterpriseId: id, enterpriseName: v.string(), canCreateOrder: v.boolean() }),
    ),
  },
  checkBuyer: {
    method: 'GET',
    path: '/api/Order/CheckCurrentUserCanCreateEnterpriseOrder',
    query: v.object({ enterpriseId: id }),
    response: v.boolean(),
  },
  createOrder: {
    method: 'POST',
    path: '/api/Order/CreateOrder',
    idempotent: true,
    body: v.object({
      onLineProductId: id,
      packageId: id,
      membershipDuration: v.nullable(wholeNumber(1, 120)),
      /** New seats: at most `mostSeats`. A renewal: all existing seats. */
      purchaseQuantity: wholeNumber(1, 1_000_000),
      /** The renewal, from the offer; null: add seats, or buy a first licence. */
      renewMainId: v.optional(v.nullable(id), null),
      /** The total price that the buyer saw. */
      payAmount: yuan,
      ...billEntries,
      /** Null: no invoice. */
      invoiceId: v.nullable(id),
    }),
    response: v.object({ orderNo: v.string() }),
  },
})

/** Error codes of sales calls. */
export const salesErrors = {
  /** The product, package or term is not sold. */
  notSold: 55020,
  priceChanged: 55021,
  /** A person can buy one licence only. */
  oneOnly: 55022,
  /** A special invoice needs a postal address. */
  addressWanted: 55023,
  /** The account or the company is about to end. */
  leaving: 55024,
  /** The buyer has no such seats or licence, or it has no end. */
  notRenewable: 55025,
  /** The number of seats has changed since the buyer saw it. */
  seatsChanged: 55026,
  /** More new seats than one order allows. */
  tooMany: 55027,
  /** The person already has it and can renew it. */
  owned: 55028,
  /** There is an open order for the same need; `data` is `{ orderNo }`. */
  orderOpen: 55029,
} as const
