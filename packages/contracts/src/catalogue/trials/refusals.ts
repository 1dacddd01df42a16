import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { trialErrors as codes } from './contract'

/** Refusals of trials. */
export const trialsRefusals = defineRefusals({
  unknownProduct: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该产品不存在或已下架',
    english: 'This product doesn’t exist or is no longer offered',
  },
  unknownTrial: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该试用申请不存在',
    english: 'This request for a trial doesn’t exist',
  },
  notOffered: {
    code: codes.notOffered,
    chinese: '该产品暂不提供试用',
    english: 'This product can’t be tried at present',
  },
  underWay: {
    code: codes.underWay,
    chinese: '您已有该产品的试用或申请',
    english: 'You already have a trial or a request for this product',
  },
  usedUp: {
    code: codes.usedUp,
    chinese: '您已试用过该产品，不能再次试用',
    english: 'You have already tried this product and can’t try it again',
  },
  owned: {
    code: codes.owned,
    chinese: '您已拥有该产品，无需试用',
    english: 'You already own this product',
  },
  profileIncomplete: {
    code: codes.profileIncomplete,
    chinese: '请先完善个人信息，再申请试用',
    english: 'Complete your profile before you apply for a trial',
  },
  alreadyDecided: {
    code: codes.alreadyDecided,
    chinese: '申请已处理，不能撤回',
    english: 'This request has been decided and can’t be withdrawn',
  },
  leaving: {
    code: codes.leaving,
    chinese: '账号即将注销，不能申请试用',
    english: 'Your account is about to be closed, so it can’t apply for trials',
  },
})
