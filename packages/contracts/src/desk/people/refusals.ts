import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { deskPeopleCodes as codes } from './contract'

/** Refusals about people’s accounts at the desk. */
export const deskPeopleRefusals = defineRefusals({
  unknown: ({ account }: { readonly account: string }) => ({
    code: errorCodes.missing,
    status: 404,
    chinese: `没有账号${account}`,
    english: `There is no account ${account}.`,
  }),
  alreadyLocked: ({ account, reason }: { readonly account: string; readonly reason: string }) => ({
    code: codes.alreadyLocked,
    chinese: `${account}已被锁定，原因：${reason}`,
    english: `${account} is locked already, because: ${reason}`,
  }),
  notLocked: ({ account }: { readonly account: string }) => ({
    code: codes.notLocked,
    chinese: `${account}未被锁定，请刷新后查看`,
    english: `${account} is not locked. Please refresh.`,
  }),
  noSession: ({ account }: { readonly account: string }) => ({
    code: codes.noSession,
    chinese: `${account}没有这样的登录，请刷新后查看`,
    english: `${account} has no such session.`,
  }),
  noSecondStep: ({ account }: { readonly account: string }) => ({
    code: codes.noSecondStep,
    chinese: `${account}没有开启两步验证`,
    english: `${account} has no second step.`,
  }),
  ownAccount: {
    code: codes.ownAccount,
    chinese: '不能对自己的账号进行此操作，请由另一位同事操作',
    english: 'Nobody does this to their own account. Ask somebody else.',
  },
})
