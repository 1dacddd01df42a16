import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isNameFreeAtom, suggestAtom } from './atoms'

const pause = 500

/** A company of the public registry, as the list of suggestions shows it. */
export interface RegisteredCompany {
  /** Its name. */
  readonly value: string
  /** Its unified social credit code. */
  readonly detail: string
}

/** Asks, after a pause in typing, whether somebody else has the name, and what the registry would suggest. */
export function useNameCheck(typed: string, own: string) {
  const isNameFree = useSetAtom(isNameFreeAtom)
  const suggest = useSetAtom(suggestAtom)
  const [takenName, setTakenName] = useState<string>()
  const [suggestions, setSuggestions] = useState<readonly RegisteredCompany[]>([])
  const name = typed.trim()
  const length = [...name].length

  useEffect(() => {
    if (length === 0 || length > 100 || name === own) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      // Neither is needed to go on: the service looks again when the form is submitted.
      isNameFree(name, signal).then(
        (isFree) => !signal.aborted && setTakenName(isFree ? undefined : name),
        () => undefined,
      )
      if (length >= 2)
        suggest(name, signal).then(
          (found) => !signal.aborted && setSuggestions(asOptions(found)),
          () => undefined,
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, length, own, isNameFree, suggest])

  return { isTaken: takenName !== undefined && takenName === name, takeAs: setTakenName, suggestions }
}

/** One for each name. */
const asOptions = (found: readonly { name: string; creditCode: string }[]): RegisteredCompany[] =>
  [...new Map(found.map((entry) => [entry.name, entry])).values()].map(({ name, creditCode }) => ({
    value: name,
    detail: creditCode,
  }))
