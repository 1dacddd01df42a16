import { applicationErrors as codes } from '@atrium/contracts/applications/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of shared links and applications. */
export const refusals = {
  unknown: () => new Refusal(codes.unknown, '邀请链接无效，请向邀请人索取新的链接'),
  expired: () => new Refusal(codes.expired, '邀请已过期，请向邀请人索取新的链接'),
  revoked: () => new Refusal(codes.revoked, '邀请已失效，请向邀请人索取新的链接'),
  full: () => new Refusal(codes.full, '该链接的邀请人数已满，请向邀请人索取新的链接'),
  answered: () => new Refusal(codes.answered, '该邀请已处理，请勿重复操作'),
  alreadyMember: () => new Refusal(codes.alreadyMember, '您已是该企业的成员'),
  alreadyApplied: () => new Refusal(codes.alreadyApplied, '您的申请正在审核中，请耐心等待'),
  wrongAccount: () => new Refusal(codes.wrongAccount, '该邀请发送给了其他手机号，请使用收到邀请的手机号登录'),
  auditedMeanwhile: () => new Refusal(codes.auditedMeanwhile, '该申请已由其他管理员处理，请刷新查看'),
  phoneTaken: () => new Refusal(codes.phoneTaken, '该手机号已被企业的其他成员使用，请先核对成员信息'),
  tooManyLinks: () => new Refusal(codes.tooManyLinks, '有效的邀请链接过多，请先停用不再使用的链接'),
  linkMissing: () => new Refusal(errorCodes.missing, '该邀请链接不存在或不在您的管理范围内', 404),
  applicationMissing: () =>
    new Refusal(errorCodes.missing, '有申请不存在或不在您的管理范围内，请刷新后重试', 404),
}
