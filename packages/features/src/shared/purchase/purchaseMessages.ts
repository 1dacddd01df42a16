import { catalogue } from '../texts/messages'

/** The way of a purchase, over pages of several features. */
export const purchaseMessages = catalogue(
  'purchase',
  {
    steps: '购买步骤',
    choose: '选择套餐',
    confirm: '确认订单',
    pay: '支付',
    done: '完成',
  },
  {
    steps: 'Steps of the purchase',
    choose: 'Package',
    confirm: 'Confirm',
    pay: 'Pay',
    done: 'Done',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly purchase: typeof purchaseMessages
  }
}
