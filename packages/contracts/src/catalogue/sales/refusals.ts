import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { salesErrors as codes, mostSeats } from './contract'

/** Refusals of purchases. */
export const salesRefusals = defineRefusals({
  unknownProduct: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该产品不存在或暂未在线销售',
    english: 'This product doesn’t exist or isn’t sold online at present',
  },
  notSold: {
    code: codes.notSold,
    chinese: '所选套餐已停止销售，请重新选择',
    english: 'This package is no longer sold. Please choose another one.',
  },
  priceChanged: {
    code: codes.priceChanged,
    chinese: '价格刚刚变更，请确认新的金额后重新提交',
    english: 'The price has just changed. Check the new amount and place the order again.',
  },
  oneOnly: {
    code: codes.oneOnly,
    chinese: '为个人购买时，数量只能为1',
    english: 'You can buy only one for yourself',
  },
  addressWanted: {
    code: codes.addressWanted,
    chinese: '专用发票需要邮寄，请选择地址',
    english: 'A special invoice is sent on paper. Please choose an address.',
  },
  notRenewable: {
    code: codes.notRenewable,
    chinese: '所选授权不存在或不能续费，请重新选择',
    english: 'These licences don’t exist or can’t be renewed. Please choose again.',
  },
  seatsChanged: {
    code: codes.seatsChanged,
    chinese: '授权数量刚刚变更，请确认新的金额后重新提交',
    english: 'The number of licences has just changed. Check the new amount and place the order again.',
  },
  owned: {
    code: codes.owned,
    chinese: '您已拥有该产品，无需重复购买；如需延长使用时间，请续费',
    english: 'You already own this product. To use it for longer, renew it.',
  },
  orderOpen: ({ orderNo }: { readonly orderNo: string }) => ({
    code: codes.orderOpen,
    data: { orderNo },
    chinese: `该产品已有未完成的订单${orderNo}，请先处理`,
    english: `Order ${orderNo} for this product isn’t complete yet. Please finish it first.`,
  }),
  tooMany: {
    code: codes.tooMany,
    chinese: `每个订单最多${mostSeats}个授权，请分次购买`,
    english: `One order can have at most ${mostSeats} licences. Please split the purchase into several orders.`,
  },
  leaving: {
    code: codes.leaving,
    chinese: '账号或企业即将注销，不能购买',
    english: 'Your account or company is about to be closed, so it can’t buy anything',
  },
})
