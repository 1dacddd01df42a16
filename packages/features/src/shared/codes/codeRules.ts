import { compact, mobile, tidyPhone } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import type { codeMessages } from './messages'

/** Rules for a mobile number and the code sent to it. */
export const codeRules = (texts: (typeof codeMessages)['chinese']) => ({
  mobile: v.pipe(
    v.string(),
    v.transform(tidyPhone),
    v.nonEmpty(texts.phoneRequired),
    v.check((value) => value === '' || v.is(mobile, value), texts.phoneWrong),
  ),
  code: v.pipe(
    v.string(),
    v.transform(compact),
    v.nonEmpty(texts.codeRequired),
    v.minLength(4, texts.codeLength),
    v.maxLength(8, texts.codeLength),
  ),
})

/** Validates a code of an authenticator app as typed, including full-width digits and spaces. */
export const authenticatorCode = (words: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => /^\d{6}$/.test(compact(typed)), words),
  )
