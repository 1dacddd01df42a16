import { withPolicy } from '../../wire/policy'
import { salesContract } from './contract'

export const salesOperations = withPolicy(salesContract, {
  listSoldCategories: {
    summary: 'Categories of what is sold.',
    keptFor: 60,
  },
  listSoldProducts: {
    summary: 'Every product that is sold, as the catalogue sorts them.',
    keptFor: 60,
  },
  getSoldProduct: {
    summary: 'One product that is sold, with what it costs.',
    keptFor: 60,
  },
  getOffers: {
    summary:
      'What a product costs at this moment the company that is named, or without one the caller: the prices by which an order is made.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  findOffer: {
    summary:
      'As what a batch of the company that is named, or without one a licence of the caller, is sold, for links that know it alone; null: it isn’t.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  listBuyers: {
    summary: 'The caller’s companies, and for which of them they may buy.',
    access: 'user',
  },
  checkBuyer: {
    summary: 'Whether the caller may buy for the company.',
    access: 'member',
  },
  createOrder: {
    summary:
      'Orders seats of a product for the company, or without one a licence for the caller, at the price of this moment if it is the one that they saw. The order waits 24 hours for its payment. A person has one licence of a product, which is renewed, and one open order of it; a company one open order for each batch that it renews.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
})
