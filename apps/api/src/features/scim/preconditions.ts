import { isObject, type Json } from './readResource'
import { ScimError } from './ScimError'

export const versionOf = ({ meta }: Json): string =>
  isObject(meta) && typeof meta.version === 'string' ? meta.version : ''

/** @throws ScimError 412 if the client has seen another version */
export function requireMatch(resource: Json, ifMatch: string | undefined): void {
  if (ifMatch === undefined || includes(ifMatch, versionOf(resource))) return
  throw new ScimError(412, 'The resource was changed meanwhile. Read it again.')
}

export const isUnchanged = (resource: Json, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && includes(ifNoneMatch, versionOf(resource))

/** Compares weakly: our versions never promise the same bytes. */
const includes = (header: string, version: string): boolean =>
  header.split(',').some((one) => ['*', strong(version)].includes(strong(one.trim())))

const strong = (version: string) => version.replace(/^W\//, '')
