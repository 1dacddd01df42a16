import type { Document, Element } from '@xmldom/xmldom'
import { leaveOut, type Omissions } from './Omission'
import { symbolOf } from './symbols'
import { allOf, attributeOf, childOf, childrenOf, element, settingOf } from './xml'

/** Wrappers around content. The library would drop the content with them. */
const wrappers = ['sdt', 'customXml', 'smartTag', 'fldSimple', 'moveTo', 'dir', 'bdo', 'ruby']

const isOn = (flag: Element | undefined) =>
  flag !== undefined && !/^(0|false|off)$/.test(settingOf(flag) ?? '')

/** Replaces forms, fields and symbol fonts with plain runs, so that none of their text is lost. */
export function plainContent(part: Document, omissions: Omissions): void {
  const root = part.documentElement
  if (!root) return
  for (const one of allOf(root, 'moveFrom', 'moveFromRangeStart', 'moveToRangeStart'))
    one.parentNode?.removeChild(one)
  // Some programs write more than one, and the library reads only the first.
  const [body, ...further] = childrenOf(root, 'body')
  for (const child of further.flatMap((one) => childrenOf(one))) body?.appendChild(child)
  // From the inside out, so that the content of a wrapper is already plain.
  for (const one of allOf(root, ...wrappers).reverse()) unwrap(one)
  for (const field of allOf(root, 'ffData')) writeField(part, field)
  for (const one of allOf(root, 'fldChar', 'instrText')) one.parentNode?.removeChild(one)
  for (const sign of allOf(root, 'sym')) {
    const code = Number.parseInt(attributeOf(sign, 'char') ?? '', 16)
    if (Number.isNaN(code)) continue
    replace(sign, element(part, 't', {}, [symbolOf(String.fromCodePoint(code), attributeOf(sign, 'font'))]))
  }
  for (const text of allOf(root, 't')) {
    const font = childOf(text.parentNode as Element, 'rPr', 'rFonts')
    const said = text.textContent ?? ''
    const written = symbolOf(said, attributeOf(font, 'ascii'))
    if (written !== said) text.textContent = written
  }
  for (const one of allOf(root, 'ptab')) replace(one, element(part, 'tab'))
  for (const one of allOf(root, 'cr')) replace(one, element(part, 'br'))
  const pages = allOf(root, 'altChunk').length
  if (pages > 0) leaveOut(omissions, 'page', pages)
  const changes = new Set(
    allOf(root, 'ins', 'del').flatMap((one) =>
      childrenOf(one, 'r').length > 0 ? [`${one.localName} ${attributeOf(one, 'id')}`] : [],
    ),
  ).size
  if (changes > 0) leaveOut(omissions, 'change', changes)
}

function unwrap(wrapper: Element): void {
  const content =
    wrapper.localName === 'sdt'
      ? childOf(wrapper, 'sdtContent')
      : wrapper.localName === 'ruby'
        ? childOf(wrapper, 'rubyBase')
        : wrapper
  // Phonetic guides are within a run, and so are the runs they belong to.
  const at = wrapper.localName === 'ruby' ? (wrapper.parentNode as Element) : wrapper
  for (const child of childrenOf(content))
    if (!/Pr$/.test(child.localName ?? '')) at.parentNode?.insertBefore(child, at)
  wrapper.parentNode?.removeChild(wrapper)
}

/** Old form fields store the visible text in their data. */
function writeField(part: Document, field: Element): void {
  const box = childOf(field, 'checkBox')
  const list = childOf(field, 'ddList')
  const run = field.parentNode?.parentNode as Element | null
  if (run?.localName !== 'r') return
  const words = box
    ? isOn(childOf(box, 'checked') ?? childOf(box, 'default'))
      ? '☒'
      : '☐'
    : settingOf(childrenOf(list, 'listEntry')[Number(settingOf(childOf(list, 'result')) ?? 0)])
  if (words === undefined) return
  run.parentNode?.insertBefore(element(part, 'r', {}, [element(part, 't', {}, [words])]), run)
}

const replace = (old: Element, by: Element) => old.parentNode?.replaceChild(by, old)
