import type { CSSProperties } from 'react'

type Preventable = { preventDefault: () => void }

/** What any component must take, whatever else it takes: that it compiles is half of the proof. */
export interface Probe {
  readonly ref: (value: unknown) => void
  readonly id: string
  readonly className: string
  readonly style: CSSProperties
  readonly 'data-probe': string
  readonly 'aria-keyshortcuts': string
  readonly onKeyDown: (event: Preventable) => void
  readonly onPointerDown: (event: Preventable) => void
  readonly onMouseDown: (event: Preventable) => void
  readonly onClick: (event: Preventable) => void
}

/** What came of it. */
export interface Findings {
  /** What `ref` was given. */
  handed: unknown
  readonly heard: Set<string>
}

export const events = {
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, cancelable: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true }),
  onMouseDown: () => new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
  onClick: () => new MouseEvent('click', { bubbles: true, cancelable: true }),
}

/** Its handlers prevent what the component would do itself: nothing opens or closes while it is looked at. */
export function probeFor(findings: Findings): Probe {
  const hear = (name: string) => (event: Preventable) => {
    findings.heard.add(name)
    event.preventDefault()
  }
  return {
    ref: (value) => {
      findings.handed = value ?? findings.handed
    },
    id: 'probe',
    className: 'probe',
    style: { order: 7 },
    'data-probe': 'given',
    'aria-keyshortcuts': 'Alt+P',
    onKeyDown: hear('onKeyDown'),
    onPointerDown: hear('onPointerDown'),
    onMouseDown: hear('onMouseDown'),
    onClick: hear('onClick'),
  }
}
