import { DOMParser } from '@xmldom/xmldom'

export interface XmlLimits {
  /** In characters. */
  readonly most: number
  /** Whether it may have comments. They never have a meaning, but have hidden parts of names from readers. */
  readonly comments: boolean
}

/** Far more than any answer or metadata has. Deeper documents exhaust the stack of those who read them. */
const deepest = 64
const mostElements = 20_000

/**
 * Parses XML of strangers. It may have elements, attributes and text only: a DTD (with entities and references to files
 * and addresses), CDATA and instructions are refused before the parser sees them.
 *
 * @throws Error that says what is wrong
 */
export function readXml(text: string, { most, comments }: XmlLimits): Document {
  if (text.length > most) throw new Error('It is too large.')
  const content = text.replace(/^\uFEFF/, '').replace(/^\s*<\?xml [\w\s="'.-]*\?>/, '')
  // A `<` in a name or text is always written as an entity, so these can only begin what isn't allowed.
  const forbidden = comments ? /<!(?!--)|<\?/ : /<[!?]/
  if (forbidden.test(content)) throw new Error('It has a DTD, a comment, CDATA or an instruction.')
  const parser = new DOMParser({
    errorHandler: (level: string, message: string) => {
      throw new Error(`${level}: ${message}`)
    },
  })
  // Two versions of the parser declare their types under the same name.
  const document = parser.parseFromString(content, 'text/xml') as unknown as Document | undefined
  if (!document?.documentElement) throw new Error('It has no element.')
  requireNothingAround(content, document.documentElement.nodeName)
  requireShallow(document)
  return document
}

/** The parser ignores text around the document. */
function requireNothingAround(content: string, name: string): void {
  const around = content.replace(/<!--[\s\S]*?-->/g, '').trim()
  const isWhole = around.endsWith('/>') || around.replace(/\s+>$/, '>').endsWith(`</${name}>`)
  if (!around.startsWith('<') || !isWhole) throw new Error('It has text around its element.')
}

/** Without recursion, as it must not exhaust the stack itself. */
function requireShallow(document: Document): void {
  let level: Element[] = [document.documentElement]
  let count = 0
  for (let depth = 1; level.length > 0; depth++) {
    count += level.length
    if (depth > deepest || count > mostElements) throw new Error('It is too deep or has too many elements.')
    level = level.flatMap((element) => childrenOf(element))
  }
}

const elementNode = 1

/** The elements directly below; of this name, if one is given. */
export function childrenOf(parent: Node, namespace?: string, name?: string): Element[] {
  const found: Element[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== elementNode) continue
    const element = node as Element
    if (namespace === undefined || (element.namespaceURI === namespace && element.localName === name))
      found.push(element)
  }
  return found
}

/** The element and all below it. */
export function elementsIn(top: Element): Element[] {
  const found = [top]
  for (let at = 0; at < found.length; at++) {
    const element = found[at]
    if (element) found.push(...childrenOf(element))
  }
  return found
}

/** An attribute without a namespace; undefined if it is missing or empty. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) || undefined

export const textOf = (element: Element): string => (element.textContent ?? '').trim()
