import { openingErrors as codes, mostUncertified } from '@atrium/contracts/opening/contract'
import { Refusal } from '../../platform/refusal/Refusal'
import { servicePhone } from '../company'

/** Every "no" of opening a company. */
export const refusals = {
  nameTaken: () => new Refusal(codes.nameTaken, `已存在该企业名称，请联系客服${servicePhone}`),
  tooManyUncertified: () =>
    new Refusal(
      codes.tooManyUncertified,
      `您已有${mostUncertified}家未认证的企业，请先完成认证，或注销不再需要的企业后再创建`,
    ),
  leaving: () => new Refusal(codes.leaving, '您的账号即将注销，不能创建企业'),
}
