/**
 * How a company pays: by card at once, by a transfer that takes days, or from its account with the vendor.
 */
export const payTypes = ['card', 'onlineBank', 'account'] as const
