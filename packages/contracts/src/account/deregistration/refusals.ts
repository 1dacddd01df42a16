import { defineRefusals } from '../../wire/refusals'
import { deregistrationErrors as codes } from './contract'

/** Refusals of the end of an account. */
export const deregistrationRefusals = defineRefusals({
  blocked: {
    code: codes.blocked,
    chinese: '账号还有未处理完的事项，请处理后再申请注销',
    english: 'Your account still has open items. Resolve them first, then try again.',
  },
  alreadyRequested: {
    code: codes.alreadyRequested,
    chinese: '注销申请已提交',
    english: 'You have already applied',
  },
  notRequested: {
    code: codes.notRequested,
    chinese: '账号已保留，请刷新页面',
    english: 'Your account is already kept. Please refresh the page.',
  },
})
