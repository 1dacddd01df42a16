/** The limits of codes. Tests check them against the quality requirements. */
export const codeRules = {
  digits: 6,
  lifeMilliseconds: 10 * 60_000,
  /** Counted before the code is compared. */
  mostTries: 5,
  resendMilliseconds: 60_000,
  /** Per day from the first one on, for all purposes together. */
  mostPerRecipient: 10,
  /** Offices share an address. */
  mostPerAddress: 100,
  /** For IPv6: the owner of a site has 65,536 networks. */
  mostPerSite: 300,
  /** For a signed-in person. */
  mostPerPerson: 20,
  /**
   * Share of the strangers' hourly budget for one address, and for a wide network, as a divisor. At least
   * `leastShare`.
   */
  addressShare: 40,
  networkShare: 20,
  leastShare: 10,
  /** Divisor: this share is for callers without proof of work, the rest is reserved for the others. */
  unprovenShare: 2,
  /** After this many, proof of work is required, except for signed-in people. */
  freePerAddress: 5,
  freePerSite: 15,
} as const
