import { codeErrors } from '@atrium/contracts/shared/codes/contract'

/** What is wrong with a code is said at its field, which is called `code`. */
export const blameCode = {
  [codeErrors.wrong]: 'code',
  [codeErrors.late]: 'code',
  [codeErrors.tooManyTries]: 'code',
} as const
