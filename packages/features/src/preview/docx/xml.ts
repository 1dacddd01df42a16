import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom'

export const parseXml = (bytes: Uint8Array): Document =>
  new DOMParser({ onError: () => {} }).parseFromString(
    new TextDecoder().decode(bytes).replace(/^\ufeff/, ''),
    'application/xml',
  )

export const writeXml = (document: Document): Uint8Array =>
  new TextEncoder().encode(new XMLSerializer().serializeToString(document))

const isElement = (node: unknown): node is Element => (node as { nodeType?: number })?.nodeType === 1

/** The direct children of an element with this name, without prefix. Default: all. */
export const childrenOf = (element: Element | undefined, name?: string): Element[] =>
  [...(element?.childNodes ?? [])]
    .filter(isElement)
    .filter(({ localName }) => name === undefined || localName === name)

export const childOf = (element: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => childrenOf(at, name)[0], element)

/** All descendants of an element with any of these names, in document order. */
export const allOf = (element: Element, ...names: readonly string[]): Element[] => {
  const found: Element[] = []
  const look = (at: Element) => {
    for (const child of childrenOf(at)) {
      if (names.includes(child.localName ?? '')) found.push(child)
      look(child)
    }
  }
  look(element)
  return found
}

/** An attribute by its name without prefix. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element && [...element.attributes].find(({ localName }) => localName === name)?.value

export const settingOf = (element: Element | undefined): string | undefined => attributeOf(element, 'val')

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** An element of WordprocessingML. */
export function element(
  document: Document,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Element | string)[] = [],
): Element {
  const made = document.createElementNS(wordNamespace, `w:${name}`)
  for (const [key, value] of Object.entries(attributes)) made.setAttributeNS(wordNamespace, `w:${key}`, value)
  for (const child of children)
    made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  return made
}

/** The nearest ancestor with this name, without prefix. */
export function around(element: Element, name: string): Element | undefined {
  for (let at = element.parentNode; isElement(at); at = at.parentNode) if (at.localName === name) return at
  return undefined
}
