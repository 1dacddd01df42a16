/** Why a browser returned no passkey, as codes of a refusal that the service doesn't use. */
export const passkeyFailures = {
  /** The person cancelled, or it timed out. */
  declined: -1,
  /** The page's address isn't one that the service's passkeys belong to. */
  elsewhere: -2,
  unsupported: -3,
  /** This device already has one. */
  present: -4,
  failed: -5,
} as const
