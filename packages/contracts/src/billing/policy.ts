import { withPolicy } from '../wire/policy'
import { billingContract } from './contract'

export const billingOperations = withPolicy(billingContract, {
  listTitles: {
    summary:
      'Invoice titles of the company, or without one the caller’s own: the default, then the newest first.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  addTitle: {
    summary: 'Keeps another invoice title; the first one is the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  editTitle: {
    summary: 'Changes an invoice title, if it still is as the caller saw it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteTitle: {
    summary: 'Deletes an invoice title; of the default the newest one left takes the place.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  setDefaultTitle: {
    summary: 'Makes an invoice title the default in place of the former one.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  listAddresses: {
    summary:
      'Addresses for invoices on paper, of the company or without one the caller’s own: the default, then the newest first.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  addAddress: {
    summary: 'Keeps another address; the first one is the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  editAddress: {
    summary: 'Changes an address, if it still is as the caller saw it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteAddress: {
    summary: 'Deletes an address; of the default the newest one left takes the place.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  setDefaultAddress: {
    summary: 'Makes an address the default in place of the former one.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
})
