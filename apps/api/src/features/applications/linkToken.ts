import { pagePaths } from '@atrium/contracts/paths'
import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** What a shared link carries, as `?link=`. */
interface LinkName {
  readonly companyId: string
  readonly linkId: string
}

/** The proof follows from a service key: a link can be shown again, and nobody makes one up. */
export const writeLinkToken = (keys: ServiceKeys, { companyId, linkId }: LinkName): string =>
  `${companyId}.${linkId}.${proofOf(keys, companyId, linkId)}`

/** Undefined for what is no link of ours. */
export function readLinkToken(keys: ServiceKeys, text: string): LinkName | undefined {
  const [, companyId, linkId, proof] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{22})$/.exec(text) ?? []
  if (!companyId || !linkId || !proof) return undefined
  return sameText(proof, proofOf(keys, companyId, linkId)) ? { companyId, linkId } : undefined
}

/** What is shared. */
export const linkAddress = (publicOrigin: string, keys: ServiceKeys, name: LinkName): string =>
  `${publicOrigin}${pagePaths.joinCompany}?link=${encodeURIComponent(writeLinkToken(keys, name))}`

const proofOf = (keys: ServiceKeys, companyId: string, linkId: string) =>
  mac(keys.links, ['invite link', companyId, linkId], 16)
