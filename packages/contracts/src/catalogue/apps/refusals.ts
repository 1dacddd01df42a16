import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { appErrors as codes } from './contract'

/** Refusals of cloud apps. */
export const appsRefusals = defineRefusals({
  unknownApp: {
    code: errorCodes.missing,
    status: 404,
    chinese: '您没有该云应用的授权',
    english: 'You have no licence for this cloud app',
  },
  over: {
    code: codes.over,
    chinese: '授权已到期，不能打开该应用',
    english: 'Your licence has ended, so this app can’t be opened',
  },
  disabled: {
    code: codes.disabled,
    chinese: '授权已停用，不能打开该应用',
    english: 'Your licence was disabled, so this app can’t be opened',
  },
  nowhere: {
    code: codes.nowhere,
    chinese: '该应用暂未开放，请稍后再试',
    english: 'This app isn’t available yet. Please try again later.',
  },
  inUse: {
    code: codes.inUse,
    chinese: '该授权正在其他设备上使用',
    english: 'This licence is in use on another device',
  },
  ticketInvalid: {
    code: codes.ticketInvalid,
    chinese: '启动凭证无效或已使用，请重新打开应用',
    english: 'The launch ticket is invalid or was used before. Open the app again.',
  },
  wrongKey: {
    code: codes.wrongKey,
    chinese: '应用密钥不正确',
    english: 'The app’s key is wrong',
  },
})
