import { requestAtom } from '../shared/request/request'
import { billingApiAtom } from './api'

/** Titles of the company, or else of the person: the default, then the newest first. */
export const titlesAtom = requestAtom(['invoiceTitles'], (get, signal) =>
  get(billingApiAtom).listTitles({}, { signal }),
)

/** Addresses, in the same order. */
export const addressesAtom = requestAtom(['invoiceAddresses'], (get, signal) =>
  get(billingApiAtom).listAddresses({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly invoiceTitles: unknown
    readonly invoiceAddresses: unknown
  }
}
