import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import * as v from 'valibot'

/** Whether it is exactly one address: no line break, no name, no second address. */
export const isMailAddress = (text: string): boolean => v.is(mailAddress, text)
