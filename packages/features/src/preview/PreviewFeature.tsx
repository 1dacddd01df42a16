import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { previewPaths } from './routes'

const Preview = lazy(() => import('./Preview'))

/** A file of a cloud disk, shown in the browser. */
export const PreviewFeature = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <FeatureScreens screens={screens} />
  </Suspense>
)

const screens = Object.fromEntries(previewPaths.map((path) => [path, <Preview key={path} />]))
