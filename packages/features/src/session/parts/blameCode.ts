import { codeErrors } from '@atrium/contracts/shared/codes/contract'

/** Errors of a code are shown at its field, which is called `code`. */
export const blameCode = {
  [codeErrors.wrong]: 'code',
  [codeErrors.late]: 'code',
  [codeErrors.tooManyTries]: 'code',
} as const
