interface Named {
  readonly companyId: string
  readonly connectionId: string
}

/** Where an OpenID Connect provider sends browsers back. */
export const redirectUriOf = (origin: string, { companyId, connectionId }: Named): string =>
  `${origin}/oidc/${companyId}/${connectionId}/callback`

/** Our addresses as a SAML service provider. Each connection has its own, so that no answer counts for another one. */
export interface SamlAddresses {
  readonly entityId: string
  readonly acsAddress: string
  readonly metadataAddress: string
}

export function samlAddressesOf(origin: string, { companyId, connectionId }: Named): SamlAddresses {
  const entityId = `${origin}/saml/${companyId}/${connectionId}`
  return { entityId, acsAddress: `${entityId}/acs`, metadataAddress: `${entityId}/metadata` }
}
