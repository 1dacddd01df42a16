import { useEffect, useState } from 'react'
import type { Guess } from './whyGuessed'

interface Told {
  readonly password: string
  readonly why: Guess | undefined
}

/** Why what is typed is easy to guess; what tells that is loaded once something is typed, and missed by nobody where it can't be. */
export function useWhyGuessed(password: string, words: readonly string[]): Guess | undefined {
  const [told, setTold] = useState<Told>()
  const joined = words.join('\n')
  useEffect(() => {
    if (password === '') return
    let left = false
    import('./whyGuessed').then(
      ({ whyGuessed }) => left || setTold({ password, why: whyGuessed(password, joined.split('\n')) }),
      () => {},
    )
    return () => {
      left = true
    }
  }, [password, joined])
  return told?.password === password ? told.why : undefined
}
