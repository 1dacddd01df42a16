import type { Owner } from '../owner/Owner'

const prefix = '/api/objects/'

/** The path of a public object. Its content never changes. */
export const publicPath = (owner: Owner, name: string): string =>
  owner.kind === 'company' ? `${prefix}${owner.companyId}/${name}` : `${prefix}people/${owner.userId}/${name}`

/** The part of a path that names the object. */
export const nameInPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
