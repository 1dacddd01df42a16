import { Atrium, type AtriumProps } from '@atrium/embed'
import { type FeatureName, type Registered, registry } from '@atrium/embed/registry'
import { createSession, webStorage } from '@atrium/features/session'
import { useBrowserLocation } from '@atrium/features/shared'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'

interface PageProps extends Pick<AtriumProps, 'fetch' | 'locale'> {
  readonly feature: string
  readonly onTakenOver?: () => void
}

/** A whole feature on a page of another site that a server renders. */
export function Page({ feature, onTakenOver, ...provided }: PageProps) {
  const Feature = features[feature as FeatureName]
  return (
    <Atrium
      {...useBrowserLocation({ in: 'hash' })}
      {...provided}
      service={service}
      company="company-1"
      isLive={false}
      {...(feature === 'sign-in' ? { session } : { getToken, onSignedOut })}
    >
      <Suspense fallback={<p>…</p>}>
        <Feature {...(feature === 'member' && { userId: 'user-1' })} />
        <AtLast run={onTakenOver} />
      </Suspense>
    </Atrium>
  )
}

/** Beside the feature, it is taken over together with it. */
function AtLast({ run }: { readonly run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run])
  return null
}

const service = 'https://account.example'
const getToken = () => 'token'
/** Nobody signs out here. */
const onSignedOut = () => console.error('hydration: signed out')
const session = createSession({ baseUrl: service, storage: webStorage(globalThis.sessionStorage) })

type Feature = ComponentType<{ readonly userId?: string }>

/** Their code arrives after the answers of the service, as on a slow computer. */
const features = Object.fromEntries(
  Object.entries(registry).map(([name, { load }]) => [
    name,
    lazy(async () => {
      const loaded = await (load as Registered['load'])()
      if (typeof document !== 'undefined') await new Promise((go) => setTimeout(go, 500))
      return { default: loaded as Feature }
    }),
  ]),
) as Readonly<Record<FeatureName, Feature>>
