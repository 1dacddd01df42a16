import type { Location } from '@atrium/features/shared'
import { lazy, Suspense, useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ChunkFailure } from './lazyPage'
import { findRoute, redirects } from './routes'

const ShellPages = lazy(() =>
  import('./ShellPages').catch((cause: unknown) => {
    throw new ChunkFailure(cause)
  }),
)

interface PagesProps {
  readonly location: Location
}

/** The page of the current path, in its frame. */
export function Pages({ location: { pathname, search } }: PagesProps) {
  const moved = redirects[pathname]
  useEffect(() => {
    if (moved) navigate(search ? `${moved}?${search}` : moved, { replace: true })
  }, [moved, search])
  if (moved) return null

  const route = findRoute(pathname)
  return (
    <Suspense fallback={null}>
      {route.frame === 'bare' ? <route.Page /> : <ShellPages route={route} />}
    </Suspense>
  )
}
