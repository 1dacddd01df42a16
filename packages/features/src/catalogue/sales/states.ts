import { looksOnly, open, unnamed } from '../../shared/stories/reasons'

/** The states that each screen needs a story for. */
export const states = {
  SaleGoodsList: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  SaleGoodsDetail: ['Loading', 'Ready', 'Owned', 'OrderWaits', 'Failed', 'NotFound', 'LongText'],
  SelectGoods: [
    'Loading',
    'Ready',
    'OwnedForEver',
    'OrderWaits',
    'Failed',
    'NotFound',
    'Invalid',
    'LongText',
  ],
  ConfirmGoods: [
    'Loading',
    'Ready',
    'Failed',
    'Forbidden',
    'NotFound',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
  ],
} as const

export const notApplicable = {
  SaleGoodsList: {
    ...open,
    ...looksOnly,
    ...unnamed,
    Refreshing: 'filters what is loaded, without a request',
  },
  SaleGoodsDetail: { ...open, ...looksOnly },
  SelectGoods: {
    ...open,
    Pristine: 'Ready shows the choice',
    Submitting: 'goes on without a request; ConfirmGoods orders',
    Rejected: 'goes on without a request; ConfirmGoods orders',
    Saved: 'the address keeps the choice',
    ReadOnly: 'OrderWaits and OwnedForEver show it without a choice',
  },
  ConfirmGoods: {
    Pristine: 'Ready shows the order before it is placed',
    Invalid: 'the choice was made in SelectGoods; BillChoice checks the invoice',
    ReadOnly: 'OrderWaits shows it without the order',
  },
}
