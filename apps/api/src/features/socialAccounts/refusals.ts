import { sessionErrors } from '@atrium/contracts/session/contract'
import { socialErrors } from '@atrium/contracts/session/social/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about social accounts. */
export const refusals = {
  providerMissing: () => new Refusal(socialErrors.providerMissing, '不支持此社交账号，请换一种方式登录'),
  providerRefused: () => new Refusal(socialErrors.providerRefused, '社交平台未能确认您的身份，请重新登录'),
  providerUnreachable: () =>
    new Refusal(socialErrors.providerUnreachable, '暂时无法连接社交平台，请稍后重试或换一种方式登录'),
  attemptLate: () => new Refusal(socialErrors.attemptLate, '此次登录已超时或已使用，请重新开始'),
  attemptForeign: () => new Refusal(socialErrors.attemptForeign, '此链接不是由当前浏览器发起的，请重新开始'),
  unbound: () => new Refusal(socialErrors.accountUnbound, '此社交账号尚未绑定账号'),
  ticketLate: () => new Refusal(socialErrors.ticketLate, '社交账号验证已过期，请重新开始'),
  boundElsewhere: () =>
    new Refusal(socialErrors.boundElsewhere, '此社交账号已绑定其他账号，请先在那个账号中解绑'),
  otherBound: () => new Refusal(socialErrors.otherBound, '您已绑定该平台的另一个账号，请先解绑'),
  lastWay: () => new Refusal(socialErrors.lastWay, '这是您唯一的登录方式，请先设置密码或绑定手机号'),
  otherPerson: () => new Refusal(socialErrors.otherPerson, '当前登录的账号与发起绑定的账号不同，请重新开始'),
  notBound: () => new Refusal(socialErrors.notBound, '此社交账号已解绑，请刷新后重试'),
  accountLocked: () => new Refusal(sessionErrors.accountLocked, '账号已被锁定，请联系客服'),
  tooOften: () => new Refusal(errorCodes.tooMany, '尝试过于频繁，请稍后再试', 429, { retryAfterSeconds: 60 }),
}
