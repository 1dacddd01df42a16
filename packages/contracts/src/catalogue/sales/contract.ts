import * as v from 'valibot'
import { billEntries } from '../../shared/bill/contract'
import { contract, id, timestamp, wholeNumber } from '../../wire/contract'
import { description, language, open, productFacts } from '../contract'

/** So many seats one order may have. */
export const mostSeats = 500

/** An amount in yuan, with at most two decimals: whole fen divided by 100. */
const yuan = v.pipe(v.number(), v.minValue(0))

const sold = {
  onLineProductId: id,
  ...productFacts,
  /** Of one seat of the cheapest package. */
  lowestPrice: yuan,
}

const packages = v.array(
  v.object({
    packageId: id,
    sellingPackageName: v.string(),
    summary: v.string(),
    terms: v.array(
      v.object({
        /** In months; null: for ever. */
        membershipDuration: v.nullable(v.number()),
        /** Of one seat. */
        price: yuan,
      }),
    ),
  }),
)

/** Seats of a company. */
const held = v.object({
  seats: v.number(),
  /** When the first of them end, or the last ended; null: none ends. */
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
      /** So many may be ordered at once: a person’s licence is for that person alone. */
      mostSeats: v.number(),
      /** What the buyer has of it that can be given more time: all seats of a company’s batch, or a person’s licence. */
      renewals: v.array(
        v.object({
          mainId: id,
          seats: v.number(),
          endAt: timestamp,
          /** They have ended, and begin anew once they are paid. */
          isOver: v.boolean(),
          /** When they would end instead, were they paid now. */
          terms: v.array(
            v.object({
              /** Null: for ever, and then without an end. */
              membershipDuration: v.nullable(v.number()),
              endAt: v.nullable(timestamp),
            }),
          ),
        }),
      ),
      /** What a person bought of it, whose licence is for that person alone; null: nothing, or of a company. */
      owned: v.nullable(
        v.object({
          /** Null: for ever. */
          endAt: v.nullable(timestamp),
          isOver: v.boolean(),
        }),
      ),
      /** What a company bought of it that can be used, or has ended; null: nothing, or of a person. */
      held: v.nullable(held),
      /** The same of what the vendor lets the company try, which isn’t renewed. */
      tried: v.nullable(held),
      /** It can be tried, and neither the caller nor the company has it. A trial is the person’s own. */
      canTry: v.boolean(),
      /** The newest order of it that isn’t delivered yet. */
      openOrder: v.nullable(
        v.object({
          orderNo: v.string(),
          payAmount: yuan,
          isUnpaid: v.boolean(),
          /** What it renews; null: it adds, or is a person’s. */
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
      /** Of new seats at most `mostSeats`, of a renewal all that there are. */
      purchaseQuantity: wholeNumber(1, 1_000_000),
      /** What gets more time, by a renewal of the offer; null: seats are added, or a first licence. */
      renewMainId: v.optional(v.nullable(id), null),
      /** What the buyer saw that it costs in all. */
      payAmount: yuan,
      ...billEntries,
      /** Null: no invoice. */
      invoiceId: v.nullable(id),
    }),
    response: v.object({ orderNo: v.string() }),
  },
})

/** Codes of refused calls about sales. */
export const salesErrors = {
  /** The product, the package or the term is not sold. */
  notSold: 55020,
  priceChanged: 55021,
  /** A person’s licence is for one. */
  oneOnly: 55022,
  /** A special invoice goes on paper. */
  addressWanted: 55023,
  /** The account or the company is about to end. */
  leaving: 55024,
  /** The buyer has no such seats or licence, or none that ends. */
  notRenewable: 55025,
  /** They have become more or fewer since the buyer saw them. */
  seatsChanged: 55026,
  /** More new seats than one order may have. */
  tooMany: 55027,
  /** The person has it already: it can be renewed. */
  owned: 55028,
  /** An order for the same waits, which `data` names: `{ orderNo }`. */
  orderOpen: 55029,
} as const
