/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  TrialCenter: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  TrialProduct: [
    'Loading',
    'Ready',
    'Failed',
    'NotFound',
    'Pristine',
    'Invalid',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
  ],
  PersonWanted: ['Loading', 'Ready', 'NotFound'],
  TrialResult: ['Loading', 'Ready', 'Failed', 'NotFound'],
  OwnTrials: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  SaleGoodsList: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'LongText'],
  SaleGoodsDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  SelectGoods: ['Loading', 'Ready', 'Failed', 'NotFound', 'Invalid'],
  ConfirmGoods: ['Loading', 'Ready', 'Failed', 'Forbidden', 'NotFound', 'Submitting', 'Rejected', 'Saved'],
} as const
