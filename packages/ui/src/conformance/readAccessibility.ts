import type { ReactElement } from 'react'
import { getRoles } from 'storybook/test'
import type { AccessibilityFacts, NameSource, PartFacts } from './AccessibilityFacts'
import type { Specimen } from './findShortcomings'
import { handledKeys } from './handledKeys'
import { mount } from './mount'
import { probeFor } from './Probe'

/** What assistive technology gets from a component, read from its rendered specimen in every state. */
export async function readAccessibility({
  render,
  states = {},
}: Specimen): Promise<Omit<AccessibilityFacts, 'folder'>> {
  const probe = { ...probeFor({ handed: undefined, heard: new Set() }), ...silent }
  const views = Object.entries(states).map(([attribute, state]) => {
    const name = attribute.replace(/^.*="|"$/g, '')
    const view = () => (typeof state === 'function' ? state(probe) : render({ ...probe, ...state }))
    return { name, view }
  })
  const { element, parts } = await show(render(probe), (root) => ({
    element: root.localName,
    parts: partsOf(root),
  }))
  const keys = new Set(await handledKeys(() => mount(render(probe))))
  const changes: Record<string, readonly string[]> = {}
  for (const { name, view } of views) {
    const attributes = await show(view(), (root) => partsOf(root).flatMap(attributesIn))
    const before = parts.flatMap(attributesIn)
    const fresh = [...new Set(attributes)].filter((attribute) => !before.includes(attribute))
    if (fresh.length > 0) changes[name] = fresh
    if (!withOwnKeys.has(name)) continue
    for (const key of await handledKeys(() => mount(view()))) keys.add(key)
  }
  return { element, parts, states: changes, keys: [...keys].sort() }
}

/** States in which a component handles other keys. */
const withOwnKeys: ReadonlySet<string> = new Set(['open', 'editing', 'collapsed'])

/** The handlers of a probe prevent what a key would do. */
const silent = {
  onKeyDown: () => {},
  onPointerDown: () => {},
  onMouseDown: () => {},
  onClick: () => {},
}

const attributesIn = ({ role, attributes }: PartFacts) =>
  attributes.map((attribute) => `${role}: ${attribute}`)

/** What `read` finds once it finds the same twice: some components focus something first. */
async function show<T>(view: ReactElement, read: (root: HTMLElement) => T): Promise<T> {
  const { root, unmount } = await mount(view)
  try {
    let before = read(root)
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const now = read(root)
      if (JSON.stringify(now) === JSON.stringify(before)) return now
      before = now
    }
  } finally {
    unmount()
  }
}

/** Its elements with a role, once for each role and set of attributes. */
function partsOf(root: HTMLElement): PartFacts[] {
  const found = Object.entries(getRoles(root))
    .filter(([role]) => !meaningless.has(role))
    .flatMap(([role, elements]) => elements.map((element) => ({ role, element: element as HTMLElement })))
    .sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
    .map(({ role, element }) => ({
      role,
      name: nameSourceOf(role, element),
      attributes: attributesOf(element),
    }))
  return [...new Map(found.map((part) => [JSON.stringify(part), part])).values()]
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Headers and footers are landmarks only at the top level of a page, which depends on the page. */
const meaningless: ReadonlySet<string> = new Set([
  'banner',
  'contentinfo',
  'generic',
  'none',
  'presentation',
  'paragraph',
  'strong',
  'emphasis',
  'superscript',
  'subscript',
  'code',
  'time',
])

/** References and the probe's own attribute differ by render or say nothing about the component. */
const leftOut = /^aria-(label|labelledby|describedby|controls|owns|activedescendant|keyshortcuts|hidden)$/

const native = ['disabled', 'required', 'readonly', 'multiple', 'inert'] as const

function attributesOf(element: HTMLElement): string[] {
  const aria = [...element.attributes]
    .filter(({ name }) => name.startsWith('aria-') && !leftOut.test(name))
    .map(({ name, value }) => `${name}=${value}`)
  const plain = native.filter((name) => element.hasAttribute(name))
  const isDescribed = element.hasAttribute('aria-describedby')
  return [...aria, ...plain, ...(isDescribed ? ['aria-describedby'] : [])].sort()
}

function nameSourceOf(role: string, element: HTMLElement): NameSource {
  if (element.hasAttribute('aria-labelledby')) return 'aria-labelledby'
  if (element.hasAttribute('aria-label')) return 'aria-label'
  if ('labels' in element && (element.labels as NodeList | null)?.length) return 'label'
  if (element.querySelector(':scope > caption, :scope > legend, :scope > figcaption')) return 'caption'
  if (element.hasAttribute('alt')) return 'alt'
  if (element.hasAttribute('placeholder')) return 'placeholder'
  return namedByContent.has(role) ? 'content' : 'none'
}

/** ARIA's roles with a name from their content. */
const namedByContent: ReadonlySet<string> = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
)
