type Scheme = 'light' | 'dark'

/** For the inline style of an invisible element whose colour scheme is watched. */
export const probeStyle = {
  color: 'light-dark(rgb(0, 0, 0), rgb(255, 255, 255))',
  // Its end tells that the scheme changed; browsers have no event for that.
  transition: 'color 1ms',
} as const

/** Reports the colour scheme that an element with {@link probeStyle} inherits: now, and whenever it changes. */
export function watchScheme(probe: Element, onScheme: (scheme: Scheme) => void): () => void {
  const read = () => onScheme(getComputedStyle(probe).color === 'rgb(255, 255, 255)' ? 'dark' : 'light')
  read()
  probe.addEventListener('transitionend', read)
  return () => probe.removeEventListener('transitionend', read)
}
