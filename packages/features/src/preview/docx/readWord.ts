import { DOMParser as XmlParser } from '@xmldom/xmldom'
import { type Options, parseAsync, renderDocument } from 'docx-preview'
import { zipSync } from 'fflate'
import { ContentProblem } from '../content/ContentProblem'
import { isProtected } from '../content/isProtected'
import { openPackage } from './openPackage'
import { plainPackage } from './plainPackage'
import { type Described, Tag } from './Tag'
import type { WordPages } from './WordPages'

/** The width of the smallest readable page, in CSS pixels. */
const a5 = 559

/** Longer content is split, so that each piece is laid out quickly. */
const heaviest = 2500

const options: Partial<Options> = {
  className: 'docx',
  inWrapper: true,
  // The page breaks that Word stored.
  ignoreLastRenderedPageBreak: false,
  ignoreFonts: true,
  useBase64URL: true,
  renderAltChunks: false,
  h: (described) =>
    (described instanceof Tag ? described : new Tag(described as Described | string)) as unknown as Node,
}

/** Reads a document in a worker, which has no DOM. @throws if it is no document */
export async function readWord(bytes: Uint8Array): Promise<WordPages> {
  if (isProtected(bytes)) throw new ContentProblem('protected')
  pretendToBeAPage()
  const { parts, omissions } = plainPackage(openPackage(bytes))
  const document = await parseAsync(new Blob([zipSync(parts, { level: 0 })]), options)
  const made = (await renderDocument(document, options)) as unknown as Tag[]
  const wrapper = made.find(({ className }) => className.includes('wrapper'))
  const sheets = wrapper?.children ?? []
  return {
    width: Math.max(
      a5,
      ...sheets.map(({ style }) => (Number.parseFloat(style.width ?? '') || 0) * (96 / 72)),
    ),
    pages: sheets.flatMap(piecesOf).map(({ markup }) => markup),
    styles: made
      .filter(({ name }) => name === 'style')
      .map(({ textContent }) => textContent)
      .join('\n'),
    omissions: [...omissions],
  }
}

/** Provides the browser classes that the library requires. */
function pretendToBeAPage(): void {
  class DOMParser extends XmlParser {
    override parseFromString(source: string) {
      const parsed = super.parseFromString(source, 'application/xml')
      return Object.defineProperty(parsed, 'firstElementChild', { value: parsed.documentElement })
    }
  }
  const document = { createTextNode: (text: string) => new Tag(text) }
  Object.assign(globalThis, { DOMParser, document, Node: { ELEMENT_NODE: 1 } })
}

/** A page, or several pieces if it would be too heavy. */
function piecesOf(page: Tag): Tag[] {
  if (page.weight <= heaviest) return [page]
  const pieces: Tag[] = []
  let [room, piece, article] = [0, page, page]
  const begin = () => {
    piece = new Tag({ tagName: page.name, className: page.className, style: page.style })
    pieces.push(piece)
    room = heaviest
  }
  begin()
  for (const part of page.children) {
    if (part.name !== 'article') {
      piece.appendChild(part)
      continue
    }
    const go = () => {
      article = new Tag({ tagName: part.name, className: part.className, style: part.style })
      piece.appendChild(article)
    }
    go()
    for (const block of part.children) {
      const { weight } = block
      if (weight > room && room < heaviest) {
        begin()
        go()
      }
      room -= weight
      article.appendChild(block)
    }
  }
  return pieces
}
