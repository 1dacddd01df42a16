import { type ReactNode, Suspense, useMemo } from 'react'
import { ScreenSkeleton } from '../screen/ScreenSkeleton'
import { FeatureRoot } from './FeatureRoot'
import { usePathname } from './useLocation'

interface FeatureScreensProps {
  /** By the host's path; the first one for any other path. Others may be loaded on first use. Keep it stable. */
  readonly screens: Readonly<Record<string, ReactNode>>
}

/** The screen of a feature for the host's location. */
export function FeatureScreens({ screens }: FeatureScreensProps) {
  const paths = useMemo(() => Object.keys(screens), [screens])
  return (
    <FeatureRoot paths={paths} placeholder={<ScreenSkeleton />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenAt screens={screens} />
      </Suspense>
    </FeatureRoot>
  )
}

/** The screen that the host's location names, else the first one. */
export function ScreenAt({ screens }: FeatureScreensProps) {
  const pathname = usePathname()
  return Object.hasOwn(screens, pathname) ? screens[pathname] : Object.values(screens)[0]
}
