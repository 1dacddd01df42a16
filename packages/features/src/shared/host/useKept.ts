import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useAtomValue } from 'jotai'
import { use, useMemo, useSyncExternalStore } from 'react'
import { type Catalogue, readTexts, type Texts } from '../texts/messages'
import { sharedMessages } from '../texts/sharedMessages'
import { describeFailure } from '../wire/describeFailure'
import type { Failure } from '../wire/Failure'
import { OwnPathsContext } from './FeatureRoot'
import { type Host, presentHostAtom } from './host'

/** The value in the host's store. A server has none, so the first render on the client matches the server's. */
export function useKept(key: string): string | undefined {
  const { store } = useHost()
  return useSyncExternalStore(
    tellsNobody,
    () => store.read(key),
    () => undefined,
  )
}

const tellsNobody = () => () => {}

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

/**
 * Describes a failure for people. A refusal is described in the feature's words by its code, so that both languages
 * have it; otherwise in the service's.
 */
export function useDescribeFailure(refusals: Readonly<Record<number, string>> = {}) {
  const words = useTexts(sharedMessages)
  const { locale } = useHost()
  const anywhere: Readonly<Record<number, string>> = {
    [errorCodes.tooManyAtOnce]: words.tooManyAtOnce,
    [errorCodes.keyReused]: words.keyReused,
  }
  return (failure: Failure): string =>
    refusals[failure.code] || anywhere[failure.code] || describeFailure(failure, locale, words)
}
