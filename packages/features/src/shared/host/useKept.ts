import { scopesOfPaths } from '@atrium/contracts/scopesOfPaths'
import type { Scope } from '@atrium/contracts/wire/embedScopes'
import { useAtomValue } from 'jotai'
import { use, useMemo, useSyncExternalStore } from 'react'
import { type Catalogue, readTexts, type Texts } from '../texts/messages'
import { sharedMessages } from '../texts/sharedMessages'
import { describeFailure } from '../wire/describeFailure'
import type { Failure } from '../wire/Failure'
import { OwnPathsContext } from './FeatureRoot'
import { type Host, pathnameAtom, presentHostAtom } from './host'

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
  const here = useAtomValue(pathnameAtom)
  return useMemo(() => {
    const shows = host.serves ?? ((path: string) => own?.includes(path) ?? true)
    const serves = (to: string) => {
      const path = to.replace(/[?#].*/, '')
      // The first screen is shown at any other path too; its drawers are in the query.
      return path === here || path === '' || (shows(path) && isCovered(path, host))
    }
    const allows = (path: string) => host.offers(path) && isCovered(path, host)
    // The first screen may be shown without a path of its own; an address in another tab needs one.
    const addressed = (to: string) => (/^($|[?#])/.test(to) ? `${own?.[0] ?? ''}${to}` : to)
    return {
      ...host,
      serves,
      offers: (path) => serves(path) && allows(path),
      allows,
      href: (to) => (serves(to) ? host.href(addressed(to)) : `${host.service.baseUrl}${to}`),
    }
  }, [host, own, here])
}

/** The token of an embedding site may lack what the page calls. */
const isCovered = (path: string, { covers }: Pick<Host, 'covers'>): boolean =>
  [scopesOfPaths[path] ?? []].flat().every(covers)

/** Whether the page may use what the scope is for; see `Host.covers`. */
export const useCovers = (scope: Scope): boolean => useHost().covers(scope)

/** The texts of a catalogue in the host's language. */
export function useTexts<T extends Texts>(catalogue: Catalogue<T>) {
  const { locale, texts } = useHost()
  return useMemo(() => readTexts(catalogue, locale, texts), [catalogue, locale, texts])
}

/**
 * Describes a failure for people, in the service's words: it answers in the page's language.
 *
 * @param own sentences by error code, where the page knows more than the service, or the failure is its own
 */
export function useDescribeFailure(own: Readonly<Record<number, string>> = {}) {
  const words = useTexts(sharedMessages)
  return (failure: Failure): string => own[failure.code] || describeFailure(failure, words)
}
