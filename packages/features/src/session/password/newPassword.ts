import { passwordLength, passwordWeakness } from '@atrium/contracts/session/password/contract'
import * as v from 'valibot'

interface PasswordWords {
  readonly weak: string
  readonly tooLong: (most: number) => string
}

/** The rule for new passwords, with the messages of a form. */
export const newPassword = (account: string, { weak, tooLong }: PasswordWords) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (password) => passwordWeakness(password, account) === undefined,
    ({ input }) => (passwordWeakness(input, account) === 'tooLong' ? tooLong(passwordLength.most) : weak),
  )
