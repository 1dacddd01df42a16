import { defineRefusals } from '../wire/refusals'
import { secondStepErrors as codes, mostPasskeys } from './contract'

/** Refusals about setting up second steps and passkeys. */
export const secondStepRefusals = defineRefusals({
  codeWrong: {
    code: codes.codeWrong,
    chinese: '验证码错误，请输入应用中当前显示的验证码',
    english: 'The code is wrong. Enter the one that the app shows now.',
  },
  alreadyOn: {
    code: codes.alreadyOn,
    chinese: '两步验证已开启，请刷新后查看',
    english: 'Two-step sign-in is already on. Please refresh the page.',
  },
  notOn: {
    code: codes.notOn,
    chinese: '两步验证未开启，请刷新后重试',
    english: 'Two-step sign-in is off. Please refresh the page.',
  },
  passkeyRefused: {
    code: codes.passkeyRefused,
    chinese: '通行密钥未能添加，请重试',
    english: 'The passkey could not be added. Please try again.',
  },
  passkeyKnown: {
    code: codes.passkeyKnown,
    chinese: '此通行密钥已添加',
    english: 'This passkey has already been added',
  },
  tooManyPasskeys: {
    code: codes.tooManyPasskeys,
    chinese: `最多添加${mostPasskeys}个通行密钥，请先删除不用的`,
    english: `You can have at most ${mostPasskeys} passkeys. Delete one that you don’t use first.`,
  },
  passkeyMissing: {
    code: codes.passkeyMissing,
    chinese: '此通行密钥已不存在，请刷新后重试',
    english: 'This passkey no longer exists. Please refresh the page.',
  },
})
