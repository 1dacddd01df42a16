import type { Kind } from './Kind'
import { languages } from './languages'
import {
  isBinaryDrawing,
  isDrawing,
  isIfc,
  isOldOffice,
  isPdf,
  isText,
  isZip,
  mediaKind,
  pictureType,
} from './signatures'

/** How much of a file tells what it is, in bytes. */
export const headLength = 4096

/**
 * What to show a file as. Its name says what it should be and its beginning whether it is; nothing that a browser
 * could run, such as HTML or SVG, is ever more than text, whatever else it may be besides.
 */
export function kindOf(name: string, head: Uint8Array): Kind {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (pictures.test(ending)) {
    const type = pictureType(head)
    return type ? { kind: 'picture', type } : broken
  }
  if (media.test(ending)) {
    const kind = mediaKind(head)
    return kind ? { kind } : broken
  }
  if (ending === 'doc') return isOldOffice(head) ? { kind: 'oldWord' } : broken
  if (ending === 'dxf' && isBinaryDrawing(head)) return { kind: 'binaryDrawing' }
  const sought = Object.hasOwn(documents, ending) ? documents[ending] : undefined
  if (sought) return sought.begins(head) ? { kind: sought.kind } : broken
  const language = languages[ending]
  if (language !== undefined || texts.test(ending)) {
    if (!isText(head)) return broken
    if (ending === 'md' || ending === 'markdown')
      return { kind: 'text', as: 'markdown', language: 'markdown' }
    if (ending === 'csv' || ending === 'tsv') return { kind: 'text', as: 'table' }
    return { kind: 'text', as: 'plain', ...(language && { language }) }
  }
  return byContent(head)
}

/** Of a name that tells nothing. */
function byContent(head: Uint8Array): Kind {
  const type = pictureType(head)
  if (type) return { kind: 'picture', type }
  return isText(head) ? { kind: 'text', as: 'plain' } : { kind: 'unknown' }
}

interface Document {
  readonly kind: 'pdf' | 'ifc' | 'dxf' | 'sheet' | 'word'
  readonly begins: (head: Uint8Array) => boolean
}

const documents: Readonly<Record<string, Document>> = {
  pdf: { kind: 'pdf', begins: isPdf },
  ifc: { kind: 'ifc', begins: isIfc },
  dxf: { kind: 'dxf', begins: isDrawing },
  docx: { kind: 'word', begins: isZip },
  xlsx: { kind: 'sheet', begins: isZip },
  xlsm: { kind: 'sheet', begins: isZip },
  ods: { kind: 'sheet', begins: isZip },
  xls: { kind: 'sheet', begins: isOldOffice },
}

const broken = { kind: 'broken' } as const
const pictures = /^(png|jpe?g|jfif|gif|webp|avif|bmp)$/
const media = /^(mp3|m4a|aac|wav|flac|ogg|oga|opus|mp4|m4v|webm|mov|mkv|ogv)$/
const texts = /^(txt|log|text|csv|tsv|env|gitignore|properties|srt|vtt|lic|cfg)$/
