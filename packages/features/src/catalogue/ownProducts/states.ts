/** The states that each screen needs a story for. */
export const states = {
  OwnProducts: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  OwnProductsCard: ['Empty', 'Ready', 'LongText'],
} as const
