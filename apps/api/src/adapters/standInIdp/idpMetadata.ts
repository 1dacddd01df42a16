import type { IdpKey } from './samlDocuments'

/** Metadata of an identity provider, for those who trust it. */
export const idpMetadata = (
  entityId: string,
  ssoAddress: string,
  keys: readonly Pick<IdpKey, 'certificatePem'>[],
) =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">`,
    `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    ...keys.map(
      ({ certificatePem }) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bodyOf(certificatePem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    ),
    `<md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>`,
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoAddress}"/>`,
    `</md:IDPSSODescriptor></md:EntityDescriptor>`,
  ].join('\n')

const bodyOf = (pem: string) => pem.replace(/-----[^-]+-----|\s+/g, '')
