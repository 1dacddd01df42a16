import { createContext, type ReactNode, use } from 'react'

/** What the features around show themselves; undefined: no root is around. */
export const OwnPathsContext = createContext<readonly string[] | undefined>(undefined)

interface FeatureRootProps {
  /** The paths that this feature shows, whatever else the page shows. */
  readonly paths: readonly string[]
  readonly children: ReactNode
}

/** Around everything that a feature's root shows: where a host doesn't say what it serves, links lead only there. */
export function FeatureRoot({ paths, children }: FeatureRootProps) {
  const outer = use(OwnPathsContext)
  return <OwnPathsContext value={outer ? [...outer, ...paths] : paths}>{children}</OwnPathsContext>
}
