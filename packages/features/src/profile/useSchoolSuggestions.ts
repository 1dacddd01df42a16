import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { suggestSchoolsAtom } from './atoms'

const pause = 300

/** Schools whose names go with what is typed, after a pause in typing. Without an answer one types on. */
export function useSchoolSuggestions(typed: string): readonly { readonly value: string }[] {
  const suggest = useSetAtom(suggestSchoolsAtom)
  const [found, setFound] = useState<readonly { readonly value: string }[]>([])
  const word = typed.trim()

  useEffect(() => {
    if (word === '') return setFound([])
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      suggest(word, signal).then(
        (names) =>
          !signal.aborted && setFound(names.filter((name) => name !== word).map((value) => ({ value }))),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [word, suggest])

  return found
}
