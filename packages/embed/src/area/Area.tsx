import { FeatureRoot, ScreenAt, ScreenSkeleton } from '@atrium/features/shared'
import { type ReactNode, Suspense, useMemo } from 'react'
import { WithDrawers } from '../drawers'

interface AreaProps {
  /** By path; the first one for any other path. Keep it stable. */
  readonly screens: Readonly<Record<string, ReactNode>>
  /** Lists open drawers of members, products and orders. Default: they don't. */
  readonly hasDrawers?: boolean
}

/** The screens of a whole feature: the one of the current path. Links to other paths aren't shown. */
export function Area({ screens, hasDrawers = false }: AreaProps) {
  const paths = useMemo(() => Object.keys(screens), [screens])
  const screen = (
    <Suspense fallback={<ScreenSkeleton />}>
      <ScreenAt screens={screens} />
    </Suspense>
  )
  return <FeatureRoot paths={paths}>{hasDrawers ? <WithDrawers>{screen}</WithDrawers> : screen}</FeatureRoot>
}
