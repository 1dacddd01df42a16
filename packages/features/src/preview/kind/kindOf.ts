import { formatNamed } from './Format'
import { formatOf, type Kind, languages, type MeshFormat } from './kinds'
import {
  isBinaryDrawing,
  isBinaryGltf,
  isDrawing,
  isIfc,
  isOldOffice,
  isOldSheet,
  isPdf,
  isText,
  isZip,
  mediaKind,
  pictureType,
} from './signatures'

/** The number of bytes that identify a file. */
export const headLength = 4096

/**
 * Decides how to show a file. Its name gives the expected type, and its first bytes must match it. Content that
 * a browser could run, such as HTML or SVG, is never shown as more than text, whatever else it may be.
 */
export function kindOf(name: string, head: Uint8Array): Kind {
  const ending = endingOf(name)
  if (pictures.test(ending)) {
    const type = pictureType(head)
    return type ? { kind: 'picture', type } : mismatch(head)
  }
  if (media.test(ending)) {
    const kind = mediaKind(head)
    return kind ? { kind } : mismatch(head)
  }
  const sought = Object.hasOwn(documents, ending) ? documents[ending] : undefined
  if (sought) return sought.begins.some((begins) => begins(head)) ? sought.kind : mismatch(head)
  if (ending === 'doc' && isZip(head)) return { kind: 'word' }
  const format = formatNamed(ending)
  if (formatOf(head) === 'rtf' && (format === 'rtf' || format === 'doc')) return { kind: 'text', as: 'rtf' }
  if (format) return { kind: 'unread', format }
  const language = languages[ending]
  if (language !== undefined || texts.test(ending)) {
    if (!isText(head)) return mismatch(head)
    if (ending === 'md' || ending === 'markdown')
      return { kind: 'text', as: 'markdown', language: 'markdown' }
    if (ending === 'csv' || ending === 'tsv') return { kind: 'text', as: 'table' }
    return { kind: 'text', as: 'plain', ...(language && { language }) }
  }
  return byContent(head)
}

/** The extension, in lower case; empty: none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kind of a file whose name tells nothing. */
function byContent(head: Uint8Array): Kind {
  const type = pictureType(head)
  if (type) return { kind: 'picture', type }
  if (isZip(head)) return { kind: 'archive' }
  const format = formatOf(head)
  if (format === 'text' || format === 'html' || format === 'pdf')
    return isText(head) ? { kind: 'text', as: 'plain' } : { kind: 'unread', format }
  return { kind: 'unread', ...(format && { format }) }
}

function mismatch(head: Uint8Array): Kind {
  const format = formatOf(head)
  return { kind: 'mismatch', ...(format && { format }) }
}

interface Document {
  readonly kind: Kind
  readonly begins: readonly ((head: Uint8Array) => boolean)[]
}

const mesh = (format: MeshFormat) => ({ kind: 'mesh', format }) as const
const word: Document = { kind: { kind: 'word' }, begins: [isZip, isOldOffice] }
// With a password, they are in the container that Office used until 2003.
const sheet: Document = { kind: { kind: 'sheet' }, begins: [isZip, isOldOffice, isOldSheet] }
const any = () => true

const documents: Readonly<Record<string, Document>> = {
  pdf: { kind: { kind: 'pdf' }, begins: [isPdf] },
  ifc: { kind: { kind: 'ifc' }, begins: [isIfc, isZip] },
  ifczip: { kind: { kind: 'ifc' }, begins: [isZip] },
  dxf: { kind: { kind: 'dxf' }, begins: [isDrawing, isBinaryDrawing] },
  docx: word,
  docm: word,
  xlsx: sheet,
  xlsm: sheet,
  ods: sheet,
  xls: sheet,
  zip: { kind: { kind: 'archive' }, begins: [isZip] },
  gltf: { kind: mesh('gltf'), begins: [(head) => isText(head) && /^\s*\{/.test(textOf(head))] },
  glb: { kind: mesh('glb'), begins: [isBinaryGltf] },
  obj: { kind: mesh('obj'), begins: [isText] },
  stl: { kind: mesh('stl'), begins: [any] },
}

const textOf = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, 200)).replace('\xef\xbb\xbf', '')
const pictures = /^(png|jpe?g|jfif|gif|webp|avif|bmp|tiff?|hei[cf])$/
const media = /^(mp3|m4a|aac|wav|flac|ogg|oga|opus|mp4|m4v|webm|mov|mkv|ogv)$/
const texts = /^(txt|log|text|csv|tsv|env|gitignore|properties|srt|vtt|lic|cfg|mtl|eml)$/
