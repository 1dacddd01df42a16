import '@atrium/ui/styles/tokens.css'
import { defineElements } from '@atrium/embed/elements'

export { createFrame } from '@atrium/embed/frame'
export { mountAtrium } from '@atrium/embed/mount'

/*
 * The script for pages without a bundler: `/embed/<version>/atrium.js`. It registers an element for each feature.
 */

// The script is two folders below the service.
const service = new URL(/* @vite-ignore */ '../..', import.meta.url).href.replace(/\/$/, '')

defineElements({ styles: new URL(/* @vite-ignore */ './assets/atrium.css', import.meta.url), service })

/** For the page of a frame only. */
export async function runFrame(nonce: string | undefined): Promise<void> {
  const { showFramed } = await import('./showFramed')
  showFramed(nonce)
}
