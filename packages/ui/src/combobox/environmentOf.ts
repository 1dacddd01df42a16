import type { Environment } from 'downshift'
import { shadowOf } from '../shadow/treeOf'

const environments = new WeakMap<ShadowRoot, Environment>()

/** Where downshift listens for presses beside an element in a shadow root; the window would see them on its host. */
export function environmentOf(element: HTMLElement | undefined): Environment | undefined {
  const shadow = shadowOf(element)
  if (!shadow) return undefined
  const known = environments.get(shadow)
  if (known) return known
  const made: Environment = {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document,
    Node,
  }
  environments.set(shadow, made)
  return made
}
