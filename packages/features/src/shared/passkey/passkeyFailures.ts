/** Why a browser gave no passkey, as codes of a refusal: the service has none like these. */
export const passkeyFailures = {
  /** The person put it off, or let the time pass. */
  declined: -1,
  /** The page stands at an address that passkeys of the service don't belong to. */
  elsewhere: -2,
  unsupported: -3,
  /** This device has one already. */
  present: -4,
  failed: -5,
} as const
