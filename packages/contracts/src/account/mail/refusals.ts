import { defineRefusals } from '../../wire/refusals'
import { mailErrors as codes } from './contract'

/** Refusals about the account’s mail address. */
export const mailRefusals = defineRefusals({
  mailTaken: {
    code: codes.mailTaken,
    chinese: '该邮箱已被其他账号绑定，请更换邮箱',
    english: 'This address belongs to another account. Please choose another one.',
  },
  sameMail: {
    code: codes.sameMail,
    chinese: '该邮箱已绑定在您的账号上',
    english: 'Your account already has this address',
  },
  mailNotBound: {
    code: codes.mailNotBound,
    chinese: '您的账号没有绑定邮箱，请刷新后重试',
    english: 'Your account has no verified address. Refresh and try again.',
  },
})
