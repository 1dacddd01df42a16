import { createRoot } from 'react-dom/client'
import { type FeatureName, registry } from '../registry'
import { MountedFeature } from './MountedFeature'
import type { MountOptions } from './MountOptions'

/** A feature on a page. */
export interface Mounted<Name extends FeatureName> {
  /** Changes some options and keeps the others. The state on the screen stays, except with another company. */
  update(options: Partial<MountOptions<Name>>): void
  /** Removes it with everything that floats. Nothing of it stays on the page. */
  destroy(): void
}

/**
 * Shows a feature at the end of an element or shadow root, for pages without React. In a shadow root, everything that
 * floats is inside of it, too; its styles must be there.
 *
 * @throws RangeError if there is no feature of this name
 */
export function mountAtrium<Name extends FeatureName>(
  target: Element | ShadowRoot,
  name: Name,
  options: MountOptions<Name>,
): Mounted<Name> {
  if (!Object.hasOwn(registry, name)) throw new RangeError(unknown(name))
  const place = document.createElement('div')
  place.dataset.atriumMount = name
  target.append(place)
  const around = place.getRootNode()
  const container = around instanceof ShadowRoot ? around : undefined
  let current = options
  const fail = (cause: unknown) => {
    current.onError?.(cause)
    current.onLoadError?.({
      kind: 'render',
      message: 'The component broke. Its options may be wrong.',
      cause,
    })
  }
  // The listeners of React are on this element, so they disappear with it.
  const root = createRoot(place, { onUncaughtError: fail })
  const render = () => root.render(<MountedFeature name={name} options={current} container={container} />)
  render()
  return {
    update(changes) {
      current = { ...current, ...changes }
      render()
    },
    destroy() {
      root.unmount()
      place.remove()
    },
  }
}

const unknown = (name: string) =>
  `There is no feature “${name}”. The features are ${Object.keys(registry).join(', ')}.`
