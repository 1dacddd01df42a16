/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  CompanyOrders: [
    'Loading',
    'Empty',
    'NoMatches',
    'Ready',
    'Refreshing',
    'Failed',
    'Forbidden',
    'LongText',
    'ManyRows',
    'Narrow',
    'English',
    'Dark',
  ],
  OrderDetail: [
    'Loading',
    'Ready',
    'Failed',
    'Forbidden',
    'NotFound',
    'LongText',
    'Narrow',
    'English',
    'Dark',
  ],
  PayOrder: ['Loading', 'Ready', 'Failed', 'Forbidden', 'NotFound', 'Narrow', 'English', 'Dark'],
} as const
