import type { Owner } from '../../platform/owner/Owner'

/** Whose the installers are among all that the object store holds: no company is called so. */
export const vendor: Owner = { kind: 'company', companyId: 'vendor-releases' }
