import type { Owner } from '../../platform/owner/Owner'

/** The owner of installers in the object store: no company has this id. */
export const vendor: Owner = { kind: 'company', companyId: 'vendor-releases' }
