import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { authorisationErrors as codes } from './contract'

/** Refusals of licences, with the texts of the specification. */
export const authorisationRefusals = defineRefusals({
  productMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '产品不存在，请刷新后重试',
    english: 'This product doesn’t exist. Refresh and try again.',
  },
  memberMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '成员不存在或不在您的管理范围内，请刷新后重试',
    english: 'This member doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
  notEnoughSeats: {
    code: codes.notEnoughSeats,
    chinese: '成员所在部门及以上部门的可用授权数量不足，请重新选择！',
    english: 'The members’ departments and those above have too few licences available. Please choose again.',
  },
  seatGone: {
    code: codes.notEnoughSeats,
    chinese: '该席位已分配给其他成员，例如等待名单中的下一位，无法恢复。请增加或腾出席位后重新授权。',
    english:
      'The seat went to somebody else meanwhile, for example the next member on the waiting list. Add or free a seat, then assign the licence again.',
  },
  notNormal: {
    code: codes.notNormal,
    chinese: '产品已过期或已禁用，不能分配或取消授权',
    english: 'This product is expired or disabled, so its licences can’t be assigned or cancelled',
  },
  wrongProductType: {
    code: codes.wrongProductType,
    chinese: '产品类型不符，请刷新后重试',
    english: 'This product is of a different type. Refresh and try again.',
  },
  concurrent: {
    code: codes.concurrent,
    chinese: '该产品为并发授权，成员打开即用，无需分配',
    english: 'This product has concurrent seats: members use it without being assigned a licence',
  },
  alreadyGranted: {
    code: codes.alreadyGranted,
    chinese: '所选成员中已有人拥有该产品的授权，请刷新后重新选择',
    english: 'Some of these members already have a licence for this product. Refresh and choose again.',
  },
  notGranted: {
    code: codes.notGranted,
    chinese: '所选授权中有的已被取消，请刷新后重新选择',
    english: 'Some of these licences have just been cancelled. Refresh and choose again.',
  },
  tooLateToRestore: {
    code: codes.tooLateToRestore,
    chinese: '已超过撤销的时限，请重新分配授权',
    english: 'It is too late to undo this. Assign the licences again.',
  },
  tooLateToUndo: {
    code: codes.tooLateToUndo,
    chinese: '已超过撤销的时限，请取消授权',
    english: 'It is too late to undo this. Cancel the licences instead.',
  },
  heldAgain: {
    code: codes.alreadyGranted,
    chinese: '所选成员中已有人重新获得该产品的授权，请刷新后查看',
    english: 'Some of these members already have a licence for this product again. Refresh to see it.',
  },
  notOnline: {
    code: codes.notOnline,
    chinese: '该成员不在线',
    english: 'This member is not online',
  },
  remarksChanged: {
    code: codes.changedMeanwhile,
    chinese: '备注已被其他管理员修改，请刷新后重试',
    english: 'Another administrator just changed the remarks. Refresh and try again.',
  },
  notWholeCompany: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '备注由管理整个企业的管理员填写',
    english: 'Only administrators of the whole company can write remarks',
  },
  noHeadImage: {
    code: codes.noHeadImage,
    chinese: '用户未设置头像',
    english: 'This user has no profile picture',
  },
  /** With the code that the specification names. */
  noPageStatus: {
    code: 404,
    chinese: '暂无记录',
    english: 'Nothing is recorded yet',
  },
})
