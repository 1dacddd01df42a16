import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'storybook/test'

/** A rendered specimen. */
export interface Mounted {
  /** The element with the class. */
  readonly root: HTMLElement
  unmount(): void
}

/** Renders a specimen with a probe, and waits until it is there. */
export async function mount(view: ReactElement): Promise<Mounted> {
  const host = document.body.appendChild(document.createElement('div'))
  const page = createRoot(host)
  page.render(view)
  const unmount = () => {
    page.unmount()
    host.remove()
  }
  const root = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.probe')
    if (!found || !document.querySelector('[data-probe]')) throw new Error('the specimen is not shown')
    return found
  }, patience)
  return { root, unmount }
}

/** Parts that load on demand come later. */
const patience = { timeout: 20_000, interval: 5 }
