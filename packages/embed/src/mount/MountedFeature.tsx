import { ScreenSkeleton, useBrowserLocation } from '@atrium/features/shared'
import { type ComponentType, lazy, Suspense } from 'react'
import { Atrium, type AtriumProps } from '../atrium'
import { type FeatureName, type Registered, registry } from '../registry'
import type { MountOptions } from './MountOptions'

interface MountedFeatureProps {
  readonly name: FeatureName
  readonly options: MountOptions
  readonly container: ShadowRoot | undefined
}

/** A feature with everything around it, by its name. */
export function MountedFeature({
  name,
  options: { props, address, ...given },
  container,
}: MountedFeatureProps) {
  const Feature = featureOf(name)
  const settings = { ...given, ...(container && { container }) }
  const content = (
    <Suspense fallback={<ScreenSkeleton />}>
      <Feature {...props} />
    </Suspense>
  )
  return address === 'hash' ? (
    <InHash {...settings}>{content}</InHash>
  ) : (
    <Atrium {...settings}>{content}</Atrium>
  )
}

const InHash = (props: AtriumProps) => <Atrium {...useBrowserLocation({ in: 'hash' })} {...props} />

const loaded = new Map<FeatureName, ComponentType<object>>()

/** Its code is loaded once, and again after a failure. */
function featureOf(name: FeatureName): ComponentType<object> {
  const known = loaded.get(name)
  if (known) return known
  const { load } = registry[name] as Registered<never>
  const Feature = lazy(() =>
    load().then(
      (found) => ({ default: found as ComponentType<object> }),
      (cause: unknown) => {
        loaded.delete(name)
        throw cause
      },
    ),
  )
  loaded.set(name, Feature)
  return Feature
}
