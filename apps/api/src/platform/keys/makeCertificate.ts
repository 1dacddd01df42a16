import { webcrypto } from 'node:crypto'
import { withReflection } from './withReflection'

interface CertificateChoice {
  /** Its common name. */
  readonly name: string
  readonly notBefore: Date
  readonly notAfter: Date
}

interface CertifiedKey {
  readonly certificatePem: string
  /** PKCS #8. */
  readonly privatePem: string
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
}

/** A new RSA key with a self-signed certificate. It takes about a second. */
export async function makeCertificate({ name, ...validity }: CertificateChoice): Promise<CertifiedKey> {
  // Loaded only here: keys are made once in years.
  const { PemConverter, X509CertificateGenerator } = await withReflection(() => import('@peculiar/x509'))
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    ...validity,
    signingAlgorithm: algorithm,
    keys,
  })
  const secret = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    certificatePem: `${certificate.toString('pem')}\n`,
    privatePem: `${PemConverter.encode(secret, 'PRIVATE KEY')}\n`,
  }
}
