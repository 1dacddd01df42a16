import { compact } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** Validates a code of an authenticator app as typed, including full-width digits and spaces. */
export const authenticatorCode = (words: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => /^\d{6}$/.test(compact(typed)), words),
  )
