import { trialErrors as codes } from '@atrium/contracts/catalogue/trials/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of trials. */
export const refusals = {
  unknownProduct: () => new Refusal(errorCodes.missing, '该产品不存在或已下架', 404),
  unknownTrial: () => new Refusal(errorCodes.missing, '该试用申请不存在', 404),
  notOffered: () => new Refusal(codes.notOffered, '该产品暂不提供试用'),
  underWay: () => new Refusal(codes.underWay, '您已申请试用该产品，无需重复申请'),
  usedUp: () => new Refusal(codes.usedUp, '您已试用过该产品，不能再次试用'),
  owned: () => new Refusal(codes.owned, '您已拥有该产品，无需试用'),
  profileIncomplete: () => new Refusal(codes.profileIncomplete, '请先完善个人信息，再申请试用'),
  alreadyDecided: () => new Refusal(codes.alreadyDecided, '该申请已处理，请刷新后查看'),
  leaving: () => new Refusal(codes.leaving, '账号正在注销，不能申请试用'),
}
