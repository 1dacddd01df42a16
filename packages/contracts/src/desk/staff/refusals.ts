import { defineRefusals } from '../../wire/refusals'
import { deskStaffCodes as codes } from './contract'

/** Refusals about staff and their way in. */
export const deskStaffRefusals = defineRefusals({
  notStaff: {
    code: codes.notStaff,
    status: 403,
    chinese: '该账号不是运营人员，不能进入运营台',
    english: 'This account does not belong to the vendor’s staff',
  },
  secondStepMissing: {
    code: codes.secondStepMissing,
    status: 403,
    chinese: '进入运营台需要两步验证，请先在账户中心的“安全中心”开启，再重新登录',
    english:
      'The desk requires a second step. Turn it on in the security centre of the account centre, then sign in again.',
  },
  secondStepNotTaken: {
    code: codes.secondStepNotTaken,
    status: 403,
    chinese: '本次登录没有完成两步验证，请重新登录',
    english: 'This sign-in had no second step. Please sign in again.',
  },
  noAccount: ({ account }: { readonly account: string }) => ({
    code: codes.noAccount,
    chinese: `没有账号${account}，请检查后重试`,
    english: `There is no account ${account}. Check it and try again.`,
  }),
  alreadyHeld: {
    code: codes.alreadyHeld,
    chinese: '该人员已有此角色',
    english: 'This person already has the role',
  },
  notHeld: {
    code: codes.notHeld,
    chinese: '该人员没有此角色，请刷新后查看',
    english: 'This person does not have the role. Please refresh.',
  },
  lastSecurity: {
    code: codes.lastSecurity,
    chinese: '至少需要一名安全管理员，请先指定其他人',
    english: 'Somebody must have the role security. Give it to somebody else first.',
  },
  ownRole: {
    code: codes.ownRole,
    chinese: '不能变更自己的角色，请由其他安全管理员操作',
    english: 'Nobody changes their own roles. Ask somebody else with the role security.',
  },
})
