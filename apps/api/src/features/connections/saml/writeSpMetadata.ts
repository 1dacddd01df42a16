import { generateServiceProviderMetadata } from '@node-saml/node-saml'
import type { SamlAddresses } from '../ownAddresses'
import { nameIdFormats } from './namespaces'
import type { SpKey } from './spKeys'

/**
 * Our metadata for one connection, which its administrator gives to the identity provider. All keys are published for
 * signing, so that requests are accepted before and after a rotation; answers are encrypted for the newest one.
 *
 * @param keys those that sign first; at least one
 */
export function writeSpMetadata(addresses: SamlAddresses, keys: readonly [SpKey, ...SpKey[]]): string {
  const newest = keys.reduce((one, other) => (other.createdAt > one.createdAt ? other : one))
  return generateServiceProviderMetadata({
    issuer: addresses.entityId,
    callbackUrl: addresses.acsAddress,
    // The first format of the list is what some identity providers send.
    identifierFormat: nameIdFormats.persistent,
    wantAssertionsSigned: true,
    privateKey: keys[0].privatePem,
    publicCerts: keys.map(({ certificatePem }) => certificatePem),
    decryptionPvk: newest.privatePem,
    decryptionCert: newest.certificatePem,
    // Ids of XML begin with a letter or an underscore.
    generateUniqueId: () => `_${addresses.entityId.replace(/[^\w-]+/g, '_')}`,
  })
}
