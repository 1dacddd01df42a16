import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { SamlAddresses } from '../ownAddresses'
import type { SamlDetails } from '../ProviderDetails'
import type { SpKey } from './spKeys'

interface LibraryChoice {
  readonly addresses: SamlAddresses
  readonly idp: SamlDetails
  readonly key: SpKey
  readonly requestId?: string
  /** Whether people must sign in again, although they are signed in there. Default: false. */
  readonly isFresh?: boolean
  /** Whether an answer is signed as a whole, besides its assertion. */
  readonly hasSignedResponse?: boolean
}

/**
 * The library for one request or answer. Times, request ids and replays are checked by us, with the service's clock and
 * database: the library knows only the machine's clock and its own memory.
 */
export function samlLibrary({
  addresses,
  idp,
  key,
  requestId,
  isFresh = false,
  hasSignedResponse,
}: LibraryChoice): SAML {
  return new SAML({
    issuer: addresses.entityId,
    audience: addresses.entityId,
    callbackUrl: addresses.acsAddress,
    entryPoint: idp.ssoAddress,
    idpCert: idp.certificates.map(({ pem }) => pem),
    privateKey: key.privatePem,
    publicCert: key.certificatePem,
    decryptionPvk: key.privatePem,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: hasSignedResponse ?? false,
    // Identity providers refuse formats that nobody configured there.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: isFresh,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    cacheProvider: noCache,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  })
}

const noCache: CacheProvider = {
  saveAsync: async () => null,
  getAsync: async () => null,
  removeAsync: async () => null,
}
