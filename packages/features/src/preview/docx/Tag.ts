import { ContentProblem } from '../content/ContentProblem'

/** The properties of an element that the library reads. */
export interface Described {
  readonly tagName: string
  readonly className?: string
  readonly style?: string | Readonly<Record<string, string | undefined>>
  readonly children?: readonly (Described | Tag | string)[]
  readonly [attribute: string]: unknown
}

/** Longer content isn't written: a header for thousands of pages can have any length. */
const mostTags = 400_000
let made = 0

/** An element for a worker, which has no document: the part of the DOM that the library uses. */
export class Tag {
  readonly name: string
  readonly children: Tag[] = []
  readonly style: Record<string, string | undefined> = {}
  className: string
  id = ''
  src = ''
  href = ''
  lang = ''
  colSpan = 1
  rowSpan = 1
  private readonly text: string
  private readonly ownStyle: string
  readonly classList = {
    add: (name: string) => {
      this.className = `${this.className} ${name}`
    },
  }

  constructor(described: Described | string) {
    if (++made > mostTags) throw new ContentProblem('tooMuch')
    const {
      tagName,
      className,
      style,
      children,
      ns: _,
      ...rest
    } = typeof described === 'string' ? { tagName: '#text' } : (described as Described)
    this.name = tagName
    this.className = className ?? ''
    this.text = typeof described === 'string' ? described : ''
    this.ownStyle = typeof style === 'string' ? style : ''
    if (typeof style === 'object') Object.assign(this.style, style)
    for (const name of ['id', 'src', 'href', 'lang'] as const)
      if (typeof rest[name] === 'string') this[name] = rest[name]
    for (const name of ['colSpan', 'rowSpan'] as const)
      if (rest[name] !== undefined) this[name] = Number(rest[name]) || 1
    // Styles and comments are text, whatever they contain.
    for (const child of children ?? []) this.appendChild(child instanceof Tag ? child : new Tag(child))
  }

  appendChild(...children: readonly (Tag | null | undefined)[]): void {
    for (const child of children) if (child) this.children.push(child)
  }

  setAttribute(name: string, value: string): void {
    if (name === 'href') this.src = value
    else if (name === 'width' || name === 'height') this.style[name] ??= value
  }

  /** Nothing is measured here. */
  get firstElementChild() {
    return { getBBox: () => ({ x: 0, y: 0, width: 0, height: 0 }) }
  }

  get textContent(): string {
    return this.text + this.children.map(({ textContent }) => textContent).join('')
  }

  /** Approximate cost of its layout. */
  get weight(): number {
    return this.children.reduce((sum, { weight }) => sum + weight, 1 + this.text.length / 20)
  }

  get markup(): string {
    const inside = this.children.map(({ markup }) => markup).join('')
    if (this.name === '#text') return escaped(this.text)
    if (this.name === '#comment' || this.name === 'style') return ''
    if (this.name === '#fragment') return inside
    const name = stand[this.name] ?? this.name
    if (!/^[a-z][a-z0-9]*$/i.test(name)) return inside
    const attributes = Object.entries({
      class: this.className.trim(),
      id: this.id,
      lang: this.lang,
      src: this.src,
      href: this.href,
      colspan: this.colSpan > 1 ? String(this.colSpan) : '',
      rowspan: this.rowSpan > 1 ? String(this.rowSpan) : '',
      style: this.styleText,
    })
      .filter(([, value]) => value)
      .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    const start = `<${name}${attributes.join('')}>`
    return /^(img|br|wbr|col)$/.test(name) ? start : `${start}${inside}</${name}>`
  }

  private get styleText(): string {
    const written = Object.entries(this.style)
      .filter(([, value]) => value)
      .map(([key, value]) => `${key.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}: ${value}`)
    return [...written, ...(this.ownStyle ? [this.ownStyle] : [])].join('; ')
  }
}

/** Drawings of old documents: their pictures and text are shown, but not their shapes. */
const stand: Readonly<Record<string, string>> = {
  svg: 'div',
  g: 'div',
  rect: 'div',
  ellipse: 'div',
  line: 'div',
  foreignObject: 'div',
  image: 'img',
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
