/** The phone number of customer service. */
export const hotline = '400-000-2026'
