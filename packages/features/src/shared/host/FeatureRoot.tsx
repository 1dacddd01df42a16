import { useStore } from 'jotai'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { shownPathsAtom } from './host'

/** Paths shown by the surrounding roots; undefined: there is no root. */
export const OwnPathsContext = createContext<readonly string[] | undefined>(undefined)

interface FeatureRootProps {
  /** The paths that this feature shows. */
  readonly paths: readonly string[]
  /** What a server renders instead of the content. Default: nothing. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/**
 * Wraps a feature's root: if a host doesn't declare its paths, links only lead to these. Its content is rendered in the
 * browser only, after React has taken over the page.
 */
export function FeatureRoot({ paths, placeholder, children }: FeatureRootProps) {
  const outer = use(OwnPathsContext)
  // Links of the first render need them.
  const shown = useStore().get(shownPathsAtom)
  for (const path of paths) shown.add(path)
  const isTakenOver = useIsTakenOver()
  return (
    <OwnPathsContext value={outer ? [...outer, ...paths] : paths}>
      {isTakenOver ? children : placeholder}
    </OwnPathsContext>
  )
}

/**
 * Whether React has taken over the page. It takes over a page from a server in parts, and answers, roles and the
 * address may change meanwhile: the parts that are still missing would differ from the server's HTML.
 */
export const useIsTakenOver = (): boolean => {
  const isStatic = use(StaticContext)
  return useSyncExternalStore(tellsNobody, inBrowser, isStatic ? inBrowser : onServer)
}

/** Around markup that React doesn't take over, such as a first paint: features render their content on servers too. */
export const StaticMarkup = ({ children }: { readonly children: ReactNode }) => (
  <StaticContext value={true}>{children}</StaticContext>
)

const StaticContext = createContext(false)

const tellsNobody = () => () => {}
const inBrowser = () => true
const onServer = () => false
