/** How codes behave; quality demands are held against these by tests. */
export const codeRules = {
  digits: 6,
  lifeMilliseconds: 10 * 60_000,
  /** Counted before the code is looked at. */
  mostTries: 5,
  resendMilliseconds: 60_000,
  /** In a day from the first one on, whatever they are for. */
  mostPerRecipient: 10,
  /** Offices share an address. */
  mostPerAddress: 100,
  /** Of IPv6: who has a site has 65,536 networks. */
  mostPerSite: 300,
  /** Of somebody who is signed in. */
  mostPerPerson: 20,
  /**
   * Of the hour's budget for strangers: one of so many parts for an address, and for a wide network. Never less than
   * `leastShare`.
   */
  addressShare: 40,
  networkShare: 20,
  leastShare: 10,
  /** Of it: one of so many parts goes to those who brought no work, the rest is kept for those who did. */
  unprovenShare: 2,
  /** From then on work must come along, unless somebody is signed in. */
  freePerAddress: 5,
  freePerSite: 15,
} as const
