import { FeatureRoot, Forbidden, ScreenAt, ScreenSkeleton, useHost } from '@atrium/features/shared'
import { type ReactNode, Suspense, useMemo } from 'react'
import { WithDrawers } from '../drawers'

interface AreaProps {
  /**
   * By path; the first one for any other path. Keep it stable. The path `''` is for a first screen that has none of
   * its own.
   */
  readonly screens: Readonly<Record<string, ReactNode>>
  /** Lists open drawers of members, products and orders. Default: they don't. */
  readonly hasDrawers?: boolean
  /** Ordinary members may see nothing of it, so they are told so without any control. Default: everybody may. */
  readonly isForAdministrators?: boolean
}

/** The screens of a whole feature: the one of the current path. Links to other paths aren't shown. */
export function Area({ screens, hasDrawers = false, isForAdministrators = false }: AreaProps) {
  const { companyRole } = useHost()
  const paths = useMemo(() => Object.keys(screens), [screens])
  if (isForAdministrators && companyRole === 'member') return <Forbidden />
  const screen = (
    <Suspense fallback={<ScreenSkeleton />}>
      <ScreenAt screens={screens} />
    </Suspense>
  )
  return <FeatureRoot paths={paths}>{hasDrawers ? <WithDrawers>{screen}</WithDrawers> : screen}</FeatureRoot>
}

/** One component for several paths: it chooses its screen itself. */
export const sameAt = (paths: readonly string[], screen: ReactNode): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(paths.map((path) => [path, screen]))
