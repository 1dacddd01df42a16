import '@atrium/ui/styles/inter.css'
import { runFrame } from '@atrium/embed/framed'
import type { FeatureName } from '@atrium/embed/registry'

/** Starts the page of a frame. The service wrote into it what to show, and for which origin. */
export function showFramed(nonce: string | undefined): void {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  const target = document.getElementById('root')
  if (target)
    runFrame({ feature: read('atrium-feature') as FeatureName, parent: read('atrium-parent'), target, nonce })
}
