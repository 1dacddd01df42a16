import type { Document } from '@xmldom/xmldom'
import { muteLists, numberParagraphs, readLists } from './numberParagraphs'
import { leaveOut, type Omissions } from './Omission'
import { plainContent } from './plainContent'
import { plainDrawings } from './plainDrawings'
import { attributeOf, childrenOf, parseXml, writeXml } from './xml'

export interface PlainPackage {
  readonly parts: Readonly<Record<string, Uint8Array>>
  readonly omissions: Omissions
}

const written = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/

/**
 * Converts a document's parts to what the library can show, with the numbers of paragraphs, and counts what is
 * omitted.
 */
export function plainPackage(parts: Readonly<Record<string, Uint8Array>>): PlainPackage {
  const omissions: Omissions = new Map()
  const made: Record<string, Uint8Array> = { ...parts }
  const read = (name: string): Document | undefined => {
    const bytes = parts[name]
    return bytes && parseXml(bytes)
  }
  const styles = read('word/styles.xml')
  const numbering = read('word/numbering.xml')
  const lists = readLists(numbering, styles)
  for (const name of Object.keys(parts)) {
    if (!written.test(name)) continue
    const part = read(name)
    if (!part?.documentElement) continue
    const files = relationsOf(read(name.replace('word/', 'word/_rels/').concat('.rels')))
    plainContent(part, omissions)
    plainDrawings(part, (relation) => files.get(relation), omissions)
    numberParagraphs(part, lists, styles)
    made[name] = writeXml(part)
  }
  if (numbering) {
    muteLists(numbering)
    made['word/numbering.xml'] = writeXml(numbering)
  }
  const comments = childrenOf(read('word/comments.xml')?.documentElement ?? undefined, 'comment').length
  if (comments > 0) leaveOut(omissions, 'comment', comments)
  return { parts: made, omissions }
}

function relationsOf(relations: Document | undefined): ReadonlyMap<string, string> {
  return new Map(
    childrenOf(relations?.documentElement ?? undefined, 'Relationship')
      .filter((one) => attributeOf(one, 'TargetMode') !== 'External')
      .map((one) => [attributeOf(one, 'Id') ?? '', attributeOf(one, 'Target') ?? '']),
  )
}
