import { withPolicy } from '../wire/policy'
import { billingContract } from './contract'

export const billingOperations = withPolicy(billingContract, {
  listTitles: {
    summary:
      'Lists the invoice titles of the company, or of the caller if no company is named: the default, then newest first.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  addTitle: {
    summary: 'Adds an invoice title. The first one becomes the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  editTitle: {
    summary: 'Changes an invoice title, if it hasn’t changed since the caller saw it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteTitle: {
    summary: 'Deletes an invoice title. If it was the default, the newest one left replaces it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  setDefaultTitle: {
    summary: 'Makes an invoice title the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  listAddresses: {
    summary:
      'Lists the addresses for paper invoices of the company, or of the caller if no company is named: the default, then newest first.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  addAddress: {
    summary: 'Adds an address. The first one becomes the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  editAddress: {
    summary: 'Changes an address, if it hasn’t changed since the caller saw it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  deleteAddress: {
    summary: 'Deletes an address. If it was the default, the newest one left replaces it.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
  setDefaultAddress: {
    summary: 'Makes an address the default.',
    access: 'administrator',
    permission: 'orders',
    owner: 'personOrCompany',
  },
})
