import { withPolicy } from '../../wire/policy'
import { salesContract } from './contract'

export const salesOperations = withPolicy(salesContract, {
  listSoldCategories: {
    summary: 'Lists the categories of the shop.',
    keptFor: 60,
  },
  listSoldProducts: {
    summary: 'Lists all products that are sold, in the catalogue’s order.',
    keptFor: 60,
  },
  getSoldProduct: {
    summary: 'Returns one product that is sold, with its prices.',
    keptFor: 60,
  },
  getOffers: {
    summary:
      'Returns a product’s current prices for the named company, or for the caller if none is named. Orders use these prices.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  findOffer: {
    summary:
      'Returns the product that a company’s batch or the caller’s licence is sold as, for links that know only its id; null: none.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  listBuyers: {
    summary: 'Lists the caller’s companies, and for which of them they may buy.',
    access: 'user',
  },
  checkBuyer: {
    summary: 'Returns whether the caller may buy for the company.',
    access: 'member',
  },
  createOrder: {
    summary:
      'Orders seats for the company, or a licence for the caller if no company is named, at the current price, which must match the price that they saw. The order waits 24 hours for payment. A person can have one licence and one open order of a product, a company one open order per renewed batch.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
})
