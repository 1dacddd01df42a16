/** A capability, and whether its data is read or changed, such as `departments:read`. */
export type Scope = `${string}:read` | `${string}:write`

/**
 * The person at your site: by Atrium's id, or by your own. Yours works if the company allows it. The first time, it
 * needs the phone number of the member, which you must have verified.
 */
export type EmbeddedPerson =
  | { readonly id: string }
  | { readonly externalId: string; readonly phone?: string | undefined }

export interface CreateEmbedToken {
  readonly person: EmbeddedPerson
  readonly companyId: string
  /** What the page shows and changes. Scopes that your site doesn't have are left out. */
  readonly scopes: readonly Scope[]
  /** Origin of the page that will use the token, such as `https://www.example.com`. */
  readonly origin: string
  /** Thumbprint of the browser's key, as the page sends it. The token then works only in that browser. */
  readonly keyThumbprint?: string | undefined
  /** 1 to 600. Default: 600. */
  readonly seconds?: number | undefined
}

export interface EmbedToken {
  readonly token: string
  /** ISO 8601. */
  readonly expiresAt: string
  /** Those of the scopes that your site has. */
  readonly scopes: readonly string[]
}
