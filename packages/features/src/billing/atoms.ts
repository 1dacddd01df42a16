import { requestAtom } from '../shared/request/request'
import { billingApiAtom } from './api'

/** Of the company, or of the person where there is none: the default, then the newest first. */
export const titlesAtom = requestAtom(['invoiceTitles'], (get, signal) =>
  get(billingApiAtom).listTitles({}, { signal }),
)

/** Likewise. */
export const addressesAtom = requestAtom(['invoiceAddresses'], (get, signal) =>
  get(billingApiAtom).listAddresses({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly invoiceTitles: unknown
    readonly invoiceAddresses: unknown
  }
}
