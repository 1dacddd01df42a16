/** Where customers call. */
export const hotline = '400-000-2026'
