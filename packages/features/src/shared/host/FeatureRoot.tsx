import { useStore } from 'jotai'
import { createContext, type ReactNode, use } from 'react'
import { shownPathsAtom } from './host'

/** Paths shown by the surrounding roots; undefined: there is no root. */
export const OwnPathsContext = createContext<readonly string[] | undefined>(undefined)

interface FeatureRootProps {
  /** The paths that this feature shows. */
  readonly paths: readonly string[]
  readonly children: ReactNode
}

/** Wraps a feature's root: if a host doesn't declare its paths, links only lead to these. */
export function FeatureRoot({ paths, children }: FeatureRootProps) {
  const outer = use(OwnPathsContext)
  // Links of the first render need them.
  const shown = useStore().get(shownPathsAtom)
  for (const path of paths) shown.add(path)
  return <OwnPathsContext value={outer ? [...outer, ...paths] : paths}>{children}</OwnPathsContext>
}
