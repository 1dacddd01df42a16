import { FeatureRoot, ScreenAt, ScreenSkeleton } from '@atrium/features/shared'
import { type ReactNode, Suspense, useMemo } from 'react'

export interface AreaProps {
  /**
   * By path; the first one for any other path. Keep it stable. The path `''` is for a first screen that has none of
   * its own.
   */
  readonly screens: Readonly<Record<string, ReactNode>>
}

/** The screens of a whole feature: the one of the current path. Links to other paths aren't shown. */
export function Area({ screens }: AreaProps) {
  const paths = useMemo(() => Object.keys(screens), [screens])
  return (
    <FeatureRoot paths={paths} placeholder={<ScreenSkeleton />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenAt screens={screens} />
      </Suspense>
    </FeatureRoot>
  )
}

/** One component for several paths: it chooses its screen itself. */
export const sameAt = (paths: readonly string[], screen: ReactNode): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(paths.map((path) => [path, screen]))
