import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { Refusal } from '../platform/refusal/Refusal'

export const registryRefusals = {
  notFound: () => new Refusal(companyCodes.notInRegistry, '工商登记中没有查到该企业'),
  tooMany: () =>
    new Refusal(companyCodes.registryTooOften, '本企业查询工商信息过于频繁，请一小时后再试，不影响提交', 429),
  failed: () => new Refusal(companyCodes.registryFailed, '天眼查服务调用失败'),
  /** @param reason the registry's own words */
  refused: (reason: string) =>
    new Refusal(companyCodes.registryRefused, reason.slice(0, 200) || '天眼查服务调用失败'),
}
