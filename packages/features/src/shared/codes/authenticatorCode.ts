import { compact } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** A rule for what an authenticator app shows, as a keyboard writes it: full-width digits and spaces included. */
export const authenticatorCode = (words: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => /^\d{6}$/.test(compact(typed)), words),
  )
