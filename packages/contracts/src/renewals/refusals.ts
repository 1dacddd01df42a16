import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { renewalsErrors as codes, mostYears } from './contract'

/** Refusals of renewals, and of decisions about seats that end. */
export const renewalsRefusals = defineRefusals({
  notRenewable: {
    code: codes.notRenewable,
    chinese: '部分授权当前不能这样续费，请查看每项的说明后重新选择',
    english:
      'Some of these licences can’t be renewed like this now. Read the note at each of them and choose again.',
  },
  priceChanged: {
    code: codes.priceChanged,
    chinese: '价格或席位刚刚变更，请确认新的金额后重新提交',
    english: 'The price or the seats have just changed. Check the new amount and place the order again.',
  },
  tooExpensive: {
    code: codes.tooExpensive,
    chinese: '订单金额超出上限，请分成几个订单续费',
    english: 'The amount is too large for one order. Please renew in several orders.',
  },
  tooEarly: {
    code: codes.tooEarly,
    chinese: `请选择今天之后、${mostYears}年之内的日期`,
    english: `Choose a day after today and within ${mostYears} years`,
  },
  leaving: {
    code: codes.leaving,
    chinese: '企业正在申请注销，注销后授权将失效，不能续费',
    english: 'The company has asked to be dissolved, so its licences can’t be renewed',
  },
  cutMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有待生效的席位缩减：可能已经执行，或已续费全部席位',
    english: 'No seats of this product are about to end. They may have ended already.',
  },
  productMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该产品不存在，请刷新后重试',
    english: 'This product doesn’t exist. Refresh and try again.',
  },
  countDiffers: ({ needed }: { readonly needed: number }) => ({
    code: codes.countDiffers,
    data: { needed },
    chinese: `需要收回${needed}个席位，所选人数不符；名单可能已被他人调整，请刷新后重试`,
    english: `${needed} seats have to end, and this choice has another number. Somebody else may have changed it: refresh and try again.`,
  }),
  notHolders: {
    code: codes.notHolders,
    chinese: '所选成员已不再使用该授权，或不在您的管理范围内，请刷新后重试',
    english: 'Someone chosen no longer holds this licence, or isn’t managed by you. Refresh and try again.',
  },
  allDepartmentsOnly: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '只有管理全部部门的管理员可以恢复或确认整个名单',
    english: 'Only an administrator of all departments can restore or confirm the whole choice.',
  },
})
