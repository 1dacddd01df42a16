import { useAtomValue } from 'jotai'
import { use, useMemo } from 'react'
import { describeFailure } from './describeFailure'
import { errorCodes } from './errorCodes'
import type { Failure } from './Failure'
import { OwnPathsContext } from './FeatureRoot'
import { formatCount, formatDay, formatList, formatTimestamp, formatValidity, type Validity } from './format'
import { type Host, presentHostAtom } from './host'
import { type Catalogue, readTexts, type Texts } from './messages'
import { sharedMessages } from './sharedMessages'

/** What the host decided. */
export function useHost(): Host {
  const host = useAtomValue(presentHostAtom)
  const own = use(OwnPathsContext)
  return useMemo(() => {
    const shows = host.serves ?? ((path: string) => own?.includes(path) ?? true)
    const serves = (to: string) => shows(to.replace(/[?#].*/, ''))
    return { ...host, serves, offers: (path) => serves(path) && host.offers(path) }
  }, [host, own])
}

/** The texts of a catalogue in the host's language. */
export function useTexts<T extends Texts>(catalogue: Catalogue<T>) {
  const { locale, texts } = useHost()
  return useMemo(() => readTexts(catalogue, locale, texts), [catalogue, locale, texts])
}

/** Dates, validity ranges, lists and counts in the host's time zone and language. */
export function useFormat() {
  const { timeZone, locale } = useHost()
  const { permanent, somePeople, someThings } = useTexts(sharedMessages)
  return useMemo(() => {
    const list = formatList(locale)
    return {
      timestamp: (moment: string | null | undefined) => formatTimestamp(moment, timeZone),
      day: (moment: string | null | undefined) => formatDay(moment, timeZone),
      validity: (validity: Validity) => formatValidity(validity, permanent, timeZone),
      list,
      /** Some people by name, and how many there are in all where they are more. */
      people: (names: readonly string[], total: number) =>
        total > names.length ? somePeople(names, total) : list(names),
      /** The same of things. */
      things: (names: readonly string[], total: number) =>
        total > names.length ? someThings(names, total) : list(names),
      count: formatCount(locale),
    }
  }, [timeZone, locale, permanent, somePeople, someThings])
}

/**
 * What to tell a person about a failure. A refusal is told in the feature's own words by its code, so that
 * both languages have it, else in the service's.
 */
export function useDescribeFailure(refusals: Readonly<Record<number, string>> = {}) {
  const words = useTexts(sharedMessages)
  const { locale } = useHost()
  const anywhere: Readonly<Record<number, string>> = {
    [errorCodes.tooManyAtOnce]: words.tooManyAtOnce,
    [errorCodes.uploadsBusy]: words.uploadsBusy,
    [errorCodes.uploadsSpent]: words.uploadsSpent,
  }
  return (failure: Failure): string =>
    refusals[failure.code] || anywhere[failure.code] || describeFailure(failure, locale, words)
}
