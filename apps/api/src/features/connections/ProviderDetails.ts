/** A signing certificate of a SAML identity provider. */
export interface ProviderCertificate {
  readonly pem: string
  readonly subject: string
  /** SHA-256 of the DER, in lower-case hexadecimal. */
  readonly fingerprint: string
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
}

export interface OidcDetails {
  readonly kind: 'oidc'
  readonly issuer: string
  readonly clientId: string
  /** Besides `openid`. */
  readonly scopes: readonly string[]
}

export interface SamlDetails {
  readonly kind: 'saml'
  readonly entityId: string
  /** HTTP-Redirect binding. */
  readonly ssoAddress: string
  readonly certificates: readonly ProviderCertificate[]
}

/** What a connection knows of its identity provider, without secrets. */
export type ProviderDetails = OidcDetails | SamlDetails
