import type { Vendor } from '../../../ports/CompanyDirectory'

interface Addressed {
  readonly companyId: string
  readonly directoryId: string
  readonly kind: Vendor
}

export const callbackPath = '/directory-callbacks'

/** The id of a directory has 128 random bits, so that nobody guesses the address. */
export const callbackAddress = (origin: string, { kind, companyId, directoryId }: Addressed): string =>
  `${origin}${callbackPath}/${kind}/${companyId}/${directoryId}`
