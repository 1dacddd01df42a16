import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import { mobile, tidyPhone, withoutInvisible } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Whether an address is being typed rather than a number. */
export const isMail = (text: string): boolean => text.includes('@')

/** Whether a code can be sent there. */
export const isRecipient = (text: string): boolean => v.is(isMail(text) ? mailAddress : mobile, text)

/** A number without what people write around it; an address as it is typed, in small letters. */
export const tidyRecipient = (text: string): string =>
  /[a-z@]/i.test(text) ? withoutInvisible(text).trim().toLowerCase() : tidyPhone(text)
