import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'storybook/test'
import { events, type Findings, type Probe, probeFor } from './Probe'

/** A component with the least that it needs to be shown. */
export interface Specimen {
  readonly render: (probe: Probe) => ReactElement
  /** What its root is called. Default: as the component. */
  readonly slot?: string
  /**
   * `whole`: one element takes everything. `control`: a box takes class and style, the control in it the rest.
   * `handle`: one element, and `ref` gives something to ask of it instead. Default: whole.
   */
  readonly kind?: 'whole' | 'control' | 'handle'
  /** Whether it has looks of its own, which a class must not take the place of. Default: true. */
  readonly styled?: boolean
  /** In a state, by the attribute that must name it, such as `data-state="busy"`: props beside the probe's, or all. */
  readonly states?: Readonly<Record<string, object | ((probe: Probe) => ReactElement)>>
}

/** What is wrong with a component, in sentences; empty when nothing is. */
export async function findShortcomings(name: string, specimen: Specimen): Promise<string[]> {
  const { render, states = {} } = specimen
  const found = await lookAt(render, (shown) => [
    ...wrongWithParts(shown, { slot: kebab(name), ...specimen }),
    ...wrongWithProps(shown),
  ])
  for (const [attribute, state] of Object.entries(states)) {
    const renderState =
      typeof state === 'function'
        ? (state as typeof render)
        : (probe: Probe) => render({ ...probe, ...state })
    const named = ({ root, control }: Shown) =>
      [root, control].some((element) => element.matches(`[${attribute}]`))
    found.push(...(await lookAt(renderState, (shown) => [!named(shown) && `${attribute} is missing`])))
  }
  return found.map((shortcoming) => `${name}: ${shortcoming}`)
}

type Doubts = readonly (string | false)[]

function wrongWithParts(
  { root, control, findings }: Shown,
  { slot, kind = 'whole', styled = true }: Specimen,
): Doubts {
  const own = kind === 'control' ? [root, control] : [root]
  const handed =
    kind === 'handle'
      ? !(findings.handed instanceof Element || !findings.handed)
      : findings.handed === control
  return [
    kind === 'control'
      ? !root.contains(control) && 'the control is outside of what has the class'
      : root !== control && 'class and remaining props are on different elements',
    own.every(({ dataset }) => dataset.slot !== slot) && `data-slot="${slot}" is missing`,
    !handed && 'ref is lost',
    styled && root.classList.length < 2 && 'className takes the place of its own class',
  ]
}

function wrongWithProps({ root, control, findings }: Shown): Doubts {
  return [
    root.style.order !== '7' && 'style is lost',
    control.id !== 'probe' && 'id is lost',
    control.getAttribute('aria-keyshortcuts') !== 'Alt+P' && 'aria attributes are lost',
    ...Object.entries(events).map(([handler, event]) => {
      control.dispatchEvent(event())
      return !findings.heard.has(handler) && `${handler} is not heard`
    }),
  ]
}

interface Shown {
  /** Has the class. */
  readonly root: HTMLElement
  /** Has the remaining props. */
  readonly control: HTMLElement
  readonly findings: Findings
}

async function lookAt(render: Specimen['render'], look: (shown: Shown) => Doubts): Promise<string[]> {
  const findings: Findings = { handed: undefined, heard: new Set() }
  const host = document.body.appendChild(document.createElement('div'))
  const page = createRoot(host)
  page.render(render(probeFor(findings)))
  try {
    const [root, control] = await waitFor(() => [partWith('.probe'), partWith('[data-probe]')] as const)
    return look({ root, control, findings }).filter((doubt) => doubt !== false)
  } catch (cause) {
    return [`className or remaining props are lost: ${cause}`]
  } finally {
    page.unmount()
    host.remove()
  }
}

function partWith(selector: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`nothing has ${selector}`)
  return part
}

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
