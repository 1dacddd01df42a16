import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { useMemo } from 'react'
import { useTexts } from '../host/useKept'
import { codeMessages } from './messages'

/** Texts for refusals of codes, by their number: for `useDescribeFailure`. */
export function useCodeRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(codeMessages)
  return useMemo(
    () => ({
      [codeErrors.tooSoon]: texts.tooSoon,
      [codeErrors.tooManyToday]: texts.tooManyToday,
      [codeErrors.wrong]: texts.wrong,
      [codeErrors.late]: texts.late,
      [codeErrors.tooManyTries]: texts.tooManyTries,
      [codeErrors.proofRequired]: texts.proofRequired,
      [codeErrors.proofWrong]: texts.proofWrong,
      [codeErrors.budgetSpent]: texts.budgetSpent,
      [codeErrors.shareSpent]: texts.shareSpent,
    }),
    [texts],
  )
}
