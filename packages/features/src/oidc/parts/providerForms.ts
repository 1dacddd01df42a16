/** A form of the OpenID Connect provider, as the portal sends it. */
export interface ProviderForm {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

/** Where the provider begins the sign-in on a device, and takes its forms. People type it. */
export const devicePath = '/device'

/** Where the provider takes the answer to a sign-out that an application began. */
export const signOutPath = '/oauth/logout/confirm'
