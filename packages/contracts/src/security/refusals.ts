import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { securityErrors as codes } from './contract'

/** Refusals of the security centre. */
export const securityRefusals = defineRefusals({
  sessionMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该登录已退出',
    english: 'This session has already ended',
  },
  signInMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有找到这次登录，可能已超过保留期限',
    english: 'This sign-in was not found. It may be older than what we keep.',
  },
  ownSession: {
    code: codes.ownSession,
    chinese: '这是您当前使用的登录，不能这样退出',
    english: 'This is the sign-in you are using now. It can’t be ended like this.',
  },
})
