import { companyNameLength } from '@atrium/contracts/shared/company/contract'
import { useEffect, useState } from 'react'

const pause = 500
const shortestWord = 2

/** A company of the public registry, as a suggestion. */
export interface RegisteredCompany {
  readonly value: string
  /** Unified social credit code. */
  readonly detail: string
}

interface Asking {
  /** The company's current name: it needs no check. */
  readonly own: string
  /** Whether no other company has the name. Absent: not checked. */
  readonly isNameFree?: (name: string, signal: AbortSignal) => Promise<boolean>
  /** Companies of the public registry whose names begin as typed. */
  readonly suggest: (word: string, signal: AbortSignal) => Promise<readonly Registered[]>
}

interface Registered {
  readonly name: string
  readonly creditCode: string
}

/** Checks, after a pause in typing, whether the name is taken, and suggests names from the registry. */
export function useNameCheck(typed: string, { own, isNameFree, suggest }: Asking) {
  const [takenName, setTakenName] = useState<string>()
  const [suggestions, setSuggestions] = useState<readonly RegisteredCompany[]>([])
  const name = typed.trim()
  const length = [...name].length

  useEffect(() => {
    if (length === 0 || length > companyNameLength || name === own) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      // Neither is required to go on: the service checks again on submit.
      isNameFree?.(name, signal).then(
        (isFree) => !signal.aborted && setTakenName(isFree ? undefined : name),
        () => undefined,
      )
      if (length >= shortestWord)
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

/** One per name. */
const asOptions = (found: readonly Registered[]): RegisteredCompany[] =>
  [...new Map(found.map((entry) => [entry.name, entry])).values()].map(({ name, creditCode }) => ({
    value: name,
    detail: creditCode,
  }))
