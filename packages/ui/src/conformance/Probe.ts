import type { CSSProperties } from 'react'

type Preventable = { preventDefault: () => void }

/** Props that every component must accept. That it compiles is half of the proof. */
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

/** The probe's records. */
export interface Findings {
  /** The value that `ref` received. */
  handed: unknown
  readonly heard: Set<string>
}

export const events = {
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, cancelable: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true }),
  onMouseDown: () => new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
  onClick: () => new MouseEvent('click', { bubbles: true, cancelable: true }),
}

/** Its handlers prevent the component's default behaviour, so nothing opens or closes during the test. */
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
