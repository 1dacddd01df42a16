import { passwordWeakness } from '@atrium/contracts/session/password/contract'
import { type Guess, guessOf } from '@atrium/password/Guess'
import { type PasswordStrength, strengthOf } from '@atrium/password/strengthOf'
import { useEffect, useMemo, useState } from 'react'

/** The expected verdict of the service on a password. */
export interface PasswordVerdict {
  readonly strength: PasswordStrength
  /** The way to guess it; undefined: it is too short, contains the account, or is hard to guess. */
  readonly guess: Guess | undefined
}

type Judge = (password: string, words: readonly string[]) => PasswordVerdict

/**
 * The expected verdict of the service on the typed password. Undefined while it isn't known: nothing is typed,
 * or the dictionaries are loading or can't be loaded.
 */
export function usePasswordVerdict(
  password: string,
  account: string,
  words: readonly string[],
): PasswordVerdict | undefined {
  const [judge, setJudge] = useState<Judge>()
  const typed = password !== ''
  const joined = [account, ...words].join('\n')
  useEffect(() => {
    if (!typed) return
    let left = false
    loadJudge().then(
      (loaded) => left || setJudge(() => loaded),
      () => {},
    )
    return () => {
      left = true
    }
  }, [typed])
  return useMemo(() => {
    if (!typed) return undefined
    const verdict = judge?.(password, joined.split('\n'))
    if (!passwordWeakness(password, account)) return verdict
    return { strength: 'weak', guess: verdict?.guess }
  }, [judge, typed, password, account, joined])
}

/** The dictionaries are large, so they load once something is typed. */
async function loadJudge(): Promise<Judge> {
  const { judgePassword } = await import('@atrium/password/judgePassword')
  return (password, words) => {
    const { tries, refused, warning } = judgePassword(password, words)
    return { strength: strengthOf(tries), guess: refused && guessOf(refused, warning) }
  }
}
