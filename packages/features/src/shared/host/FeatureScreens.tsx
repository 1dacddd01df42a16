import { type ReactNode, useMemo } from 'react'
import { FeatureRoot } from './FeatureRoot'
import { usePathname } from './useLocation'

interface FeatureScreensProps {
  /** By the host's path; the first one where it is none of them. Keep it stable. */
  readonly screens: Readonly<Record<string, ReactNode>>
}

/** What a feature's root shows: the screen that the host's location names. */
export function FeatureScreens({ screens }: FeatureScreensProps) {
  const paths = useMemo(() => Object.keys(screens), [screens])
  return (
    <FeatureRoot paths={paths}>
      <ScreenAt screens={screens} />
    </FeatureRoot>
  )
}

/** The screen that the host's location names, else the first one. */
export function ScreenAt({ screens }: FeatureScreensProps) {
  const pathname = usePathname()
  return Object.hasOwn(screens, pathname) ? screens[pathname] : Object.values(screens)[0]
}
