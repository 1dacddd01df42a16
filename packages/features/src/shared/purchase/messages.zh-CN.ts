/** The steps of a purchase, across pages of several features. */
export const purchaseChinese = {
  steps: '购买步骤',
  choose: '选择套餐',
  confirm: '确认订单',
  pay: '支付',
  done: '完成',
}
