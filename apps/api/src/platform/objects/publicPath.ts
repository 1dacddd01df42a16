import type { Owner } from '../owner/Owner'

const prefix = '/api/objects/'

/** Where browsers find a public one, below the service's origin. It stands for this very content for ever. */
export const publicPath = (owner: Owner, name: string): string =>
  owner.kind === 'company' ? `${prefix}${owner.companyId}/${name}` : `${prefix}people/${owner.userId}/${name}`

/** What of a path names the object. */
export const nameInPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
