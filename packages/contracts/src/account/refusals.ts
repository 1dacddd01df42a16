import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { accountErrors as codes, type DissolutionBlock, dissolutionErrors } from './contract'

/** Refusals about the caller’s account. */
export const accountRefusals = defineRefusals({
  wrongPassword: {
    code: codes.wrongPassword,
    chinese: '密码错误，请重新输入',
    english: 'The password is wrong. Please enter it again.',
  },
  phoneTaken: {
    code: codes.phoneTaken,
    chinese: '该手机号已被其他账号使用，请更换手机号',
    english: 'This phone number is used by another account. Please choose another one.',
  },
  phoneTakenInCompany: ({ company }: { readonly company: string }) => ({
    code: codes.phoneTakenInCompany,
    chinese: `该手机号已被“${company}”的其他成员使用，请更换手机号或联系该企业的管理员`,
    english: `Another member of ${company} uses this phone number. Choose another one, or ask an administrator of that company.`,
  }),
  samePhone: {
    code: codes.samePhone,
    chinese: '新手机号与当前绑定的手机号相同',
    english: 'This is your current phone number',
  },
  phoneChanged: {
    code: codes.phoneChanged,
    chinese: '绑定的手机号已变更，请刷新后重试',
    english: 'Your phone number has just been changed. Refresh and try again.',
  },
  companiesChanged: {
    code: codes.phoneChanged,
    chinese: '您所在的企业刚刚有变动，请重试',
    english: 'Your companies have just changed. Please try again.',
  },
  passwordChanged: {
    code: codes.wrongPassword,
    chinese: '密码刚刚已被修改，请使用新密码重试',
    english: 'The password has just been changed. Try again with the new one.',
  },
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '账号不存在或已注销',
    english: 'This account doesn’t exist or has been closed',
  },
})

const orders = (count: number, state: string) => `${count} ${state} ${count === 1 ? 'order' : 'orders'}`

const blockNames: Readonly<
  Record<DissolutionBlock['kind'], Readonly<Record<'chinese' | 'english', (count: number) => string>>>
> = {
  ordersUnpaid: { chinese: (count) => `${count}个待支付的订单`, english: (count) => orders(count, 'unpaid') },
  ordersFailed: {
    chinese: (count) => `${count}个支付失败的订单`,
    english: (count) => orders(count, 'failed'),
  },
  ordersProcessing: {
    chinese: (count) => `${count}个处理中的订单`,
    english: (count) => orders(count, 'processing'),
  },
  ordersAccepted: {
    chinese: (count) => `${count}个已受理、待扣款的订单`,
    english: (count) => orders(count, 'accepted'),
  },
  certificationPending: { chinese: () => '待审核的企业认证', english: () => 'a certification under review' },
}

/** Refusals of the end of a company. */
export const dissolutionRefusals = defineRefusals({
  alreadyRequested: {
    code: dissolutionErrors.alreadyRequested,
    chinese: '注销申请已提交，请等待审核',
    english: 'An application has already been submitted. Please wait for the review.',
  },
  blocked: ({ blocks }: { readonly blocks: readonly DissolutionBlock[] }) => ({
    code: dissolutionErrors.blocked,
    chinese: `企业还有${blocks.map(({ kind, count }) => blockNames[kind].chinese(count)).join('、')}，请处理完成后再申请注销`,
    english: `The company still has ${blocks.map(({ kind, count }) => blockNames[kind].english(count)).join(', ')}. Please resolve this first.`,
  }),
  notRequested: {
    code: dissolutionErrors.notRequested,
    chinese: '没有待审核的注销申请，请刷新后重试',
    english: 'No application is under review. Refresh and try again.',
  },
  requestMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有这样的注销申请',
    english: 'This application doesn’t exist',
  },
})
