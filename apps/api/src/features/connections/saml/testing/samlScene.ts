import { idpMetadata } from '../../../../adapters/standInIdp/idpMetadata'
import {
  encryptAssertion,
  type Signing,
  type Statement,
  signElement,
  writeAssertion,
  writeResponse,
} from '../../../../adapters/standInIdp/samlDocuments'
import { makeCertificate } from '../../../../platform/keys/makeCertificate'
import { samlAddressesOf } from '../../ownAddresses'
import { nameIdFormats } from '../namespaces'
import { readAnswer } from '../readAnswer'
import { readIdpMetadata } from '../readIdpMetadata'
import { SamlFailure } from '../SamlFailure'
import type { SpKey } from '../spKeys'

export const now = new Date('2026-03-02T01:00:00Z')
export const issuer = 'https://id.example.com/saml'
export const addresses = samlAddressesOf('https://atrium.example', {
  companyId: 'company',
  connectionId: 'connection',
})

export const newIdpKey = (notAfter = new Date('2030-01-01T00:00:00Z')) =>
  makeCertificate({ name: 'id.example.com', notBefore: new Date('2020-01-01T00:00:00Z'), notAfter })

/** A company's identity provider and our key, and how we read its answers. */
export async function openScene() {
  const [idp, own] = await Promise.all([newIdpKey(), newIdpKey()])
  const key: SpKey = { ...own, id: 'own', createdAt: now, retiredAt: null }
  const details = readIdpMetadata(idpMetadata(issuer, 'https://id.example.com/sso', [idp]), now)
  const statement: Statement = {
    issuer,
    audience: addresses.entityId,
    acs: addresses.acsAddress,
    inResponseTo: '_request',
    nameId: 'lin@example.com',
    nameIdFormat: nameIdFormats.persistent,
    attributes: { mail: ['lin@example.com'], groups: ['designers', 'everybody'] },
    now,
  }

  const signed = (assertion: string, signing: Signing = idp) => signElement(assertion, 'Assertion', signing)

  return {
    idp,
    key,
    details,
    statement,
    signed,
    /** An answer with a signed assertion. */
    answer: (change: Partial<Statement> = {}, signing?: Signing) =>
      writeResponse(
        { ...statement, ...change },
        signed(writeAssertion({ ...statement, ...change }), signing),
      ),
    /** An answer whose assertion is encrypted for us. */
    async encrypted(
      assertion: string,
      certificatePem = own.certificatePem,
      algorithm?: string,
      keyAlgorithm?: string,
    ) {
      return writeResponse(
        statement,
        await encryptAssertion(assertion, certificatePem, algorithm as never, keyAlgorithm as never),
      )
    },
    read: (xml: string, at = now, keys: readonly [SpKey, ...SpKey[]] = [key]) =>
      readAnswer({
        response: Buffer.from(xml).toString('base64'),
        idp: details,
        addresses,
        keys,
        now: at,
      }),
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** Why an answer was refused; `accepted` if it wasn't. */
export async function faultOf(reading: Promise<unknown>): Promise<string> {
  try {
    await reading
    return 'accepted'
  } catch (error) {
    if (error instanceof SamlFailure) return error.fault
    throw error
  }
}
