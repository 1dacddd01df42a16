import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'storybook/test'
import { events, type Findings, type Probe, probeFor } from './Probe'

/** A component with the minimum that it needs to render. */
export interface Specimen {
  readonly render: (probe: Probe) => ReactElement
  /** Its root's `data-slot`. Default: the component's name. */
  readonly slot?: string
  /**
   * `whole`: one element takes everything. `control`: a box takes class and style, its control the rest.
   * `handle`: one element, with an imperative handle as `ref`. Default: whole.
   */
  readonly kind?: 'whole' | 'control' | 'handle'
  /** Whether it has styles of its own, which a class must not replace. Default: true. */
  readonly styled?: boolean
  /**
   * Its states by the attribute that must name each, such as `data-state="busy"`: props to add to the
   * probe's, or all props.
   */
  readonly states?: Readonly<Record<string, object | ((probe: Probe) => ReactElement)>>
}

/** A component's violations as sentences; empty if there are none. */
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
  /** The element with the class. */
  readonly root: HTMLElement
  /** The element with the remaining props. */
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
