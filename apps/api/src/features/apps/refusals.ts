import { appErrors as codes } from '@atrium/contracts/catalogue/apps/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of cloud apps. */
export const refusals = {
  unknownApp: () => new Refusal(errorCodes.missing, '您没有该云应用的授权', 404),
  over: () => new Refusal(codes.over, '授权已到期，不能打开该应用'),
  disabled: () => new Refusal(codes.disabled, '授权已停用，不能打开该应用'),
  nowhere: () => new Refusal(codes.nowhere, '该应用暂未开放，请稍后再试'),
  inUse: () => new Refusal(codes.inUse, '该授权正在其他设备上使用'),
  ticketInvalid: () => new Refusal(codes.ticketInvalid, '启动凭证无效或已使用，请重新打开应用'),
  wrongKey: () => new Refusal(codes.wrongKey, '应用密钥不正确'),
}
