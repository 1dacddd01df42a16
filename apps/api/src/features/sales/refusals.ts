import { salesErrors as codes } from '@atrium/contracts/catalogue/sales/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of sales. */
export const refusals = {
  unknownProduct: () => new Refusal(errorCodes.missing, '该产品不存在或暂未在线销售', 404),
  notSold: () => new Refusal(codes.notSold, '所选套餐已停止销售，请重新选择'),
  priceChanged: () => new Refusal(codes.priceChanged, '价格已变更，请确认新的价格后重新提交'),
  oneOnly: () => new Refusal(codes.oneOnly, '为个人购买时，数量只能为1'),
  addressWanted: () => new Refusal(codes.addressWanted, '专用发票需要邮寄，请选择地址'),
  notRenewable: () => new Refusal(codes.notRenewable, '所选席位不存在或不能续费，请重新选择'),
  seatsChanged: () => new Refusal(codes.seatsChanged, '席位数量已变更，请确认后重新提交'),
  owned: () => new Refusal(codes.owned, '您已拥有该产品，无需重复购买；如需延长使用时间，请续费'),
  orderOpen: (orderNo: string) =>
    new Refusal(codes.orderOpen, `该产品已有未完成的订单${orderNo}，请先处理`, 200, { orderNo }),
  tooMany: () => new Refusal(codes.tooMany, '单个订单的数量超过上限，请分多次购买'),
  leaving: () => new Refusal(codes.leaving, '账号或企业正在注销，不能购买'),
}
