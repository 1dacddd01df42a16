import { mailErrors } from '@atrium/contracts/account/mail/contract'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Every "no" about a person’s address. */
export const mailRefusals = {
  mailTaken: () => new Refusal(mailErrors.mailTaken, '该邮箱已被其他账号绑定，请更换邮箱'),
  sameMail: () => new Refusal(mailErrors.sameMail, '该邮箱已绑定在您的账号上'),
  mailNotBound: () => new Refusal(mailErrors.mailNotBound, '您的账号没有绑定邮箱，请刷新后重试'),
}
