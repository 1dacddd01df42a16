/** The states that each screen needs a story for. */
export const states = {
  SaleGoodsList: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'LongText'],
  SaleGoodsDetail: ['Loading', 'Ready', 'Owned', 'OrderWaits', 'Failed', 'NotFound', 'LongText'],
  SelectGoods: ['Loading', 'Ready', 'OwnedForEver', 'OrderWaits', 'Failed', 'NotFound', 'Invalid'],
  ConfirmGoods: ['Loading', 'Ready', 'Failed', 'Forbidden', 'NotFound', 'Submitting', 'Rejected', 'Saved'],
} as const
