interface Named {
  readonly companyId: string
  readonly connectionId: string
}

/** Where an OpenID Connect provider sends browsers back. */
export const redirectUriOf = (origin: string, { companyId, connectionId }: Named): string =>
  `${origin}/oidc/${companyId}/${connectionId}/callback`

/** Our addresses as a SAML service provider. */
export function samlAddressesOf(origin: string, { companyId, connectionId }: Named) {
  const entityId = `${origin}/saml/${companyId}/${connectionId}`
  return { entityId, acsAddress: `${entityId}/acs`, metadataAddress: `${entityId}/metadata` }
}
