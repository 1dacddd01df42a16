import * as v from 'valibot'
import { billEntries } from '../../shared/bill/contract'
import { contract, id, timestamp, wholeNumber } from '../../shared/wire/contract'
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

const ofBuyers = { access: 'administrator', permission: 'orders', owner: 'personOrCompany' } as const

export const salesContract = contract({
  listSoldCategories: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductCategory',
    summary: 'Categories of what is sold.',
    ...open,
    query: language,
    response: v.array(v.object({ categoryId: id, categoryName: v.string() })),
  },
  listSoldProducts: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductForUsers',
    summary: 'Every product that is sold, as the catalogue sorts them.',
    ...open,
    query: language,
    response: v.array(v.object(sold)),
  },
  getSoldProduct: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductInfo/onLineProductId/{id}',
    summary: 'One product that is sold, with what it costs.',
    ...open,
    params: v.object({ id }),
    query: language,
    response: v.object({ ...sold, ...description, packages }),
  },
  getOffers: {
    method: 'GET',
    path: '/api/OnLineProduct/GetOnLineProductItemsById/productId/{productId}',
    summary:
      'What a product costs at this moment the company that is named, or without one the caller: the prices by which an order is made.',
    ...ofBuyers,
    params: v.object({ productId: id }),
    query: v.object({ enterpriseId: v.optional(id) }),
    response: v.object({
      packages,
      /** So many may be ordered at once: a person’s licence is for that person alone. */
      mostSeats: v.number(),
      /** What the company has of it that can be given more time: all seats of a batch, or none. */
      renewals: v.array(
        v.object({
          mainId: id,
          seats: v.number(),
          endAt: timestamp,
          /** They have ended, and begin anew once they are paid. */
          isOver: v.boolean(),
          /** When they would end instead, were they paid now. */
          terms: v.array(v.object({ membershipDuration: v.number(), endAt: timestamp })),
        }),
      ),
    }),
  },
  listBuyers: {
    method: 'GET',
    path: '/api/Enterprise/GetCurrentUserEnterpriseInfo',
    summary: 'The caller’s companies, and for which of them they may buy.',
    access: 'user',
    response: v.array(
      v.object({ enterpriseId: id, enterpriseName: v.string(), canCreateOrder: v.boolean() }),
    ),
  },
  checkBuyer: {
    method: 'GET',
    path: '/api/Order/CheckCurrentUserCanCreateEnterpriseOrder',
    summary: 'Whether the caller may buy for the company.',
    access: 'member',
    query: v.object({ enterpriseId: id }),
    response: v.boolean(),
  },
  createOrder: {
    method: 'POST',
    path: '/api/Order/CreateOrder',
    summary:
      'Orders seats of a product for the company, or without one a licence for the caller, at the price of this moment if it is the one that they saw. The order waits 24 hours for its payment.',
    ...ofBuyers,
    idempotent: true,
    body: v.object({
      onLineProductId: id,
      packageId: id,
      membershipDuration: v.nullable(wholeNumber(1, 120)),
      /** Of new seats at most `mostSeats`, of a renewal all that there are. */
      purchaseQuantity: wholeNumber(1, 1_000_000),
      /** The company’s batch that gets more time; null: seats are added. */
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
  /** The account is about to end. */
  leaving: 55024,
  /** The company has no such seats, or none that end. */
  notRenewable: 55025,
  /** They have become more or fewer since the buyer saw them. */
  seatsChanged: 55026,
  /** More new seats than one order may have. */
  tooMany: 55027,
} as const
