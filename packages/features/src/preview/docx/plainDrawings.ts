import type { Document, Element } from '@xmldom/xmldom'
import { leaveOut, type Omissions } from './Omission'
import { allOf, around, attributeOf, childOf, childrenOf, element } from './xml'

/** The file that a relation of the part refers to; undefined: it is outside the package, or missing. */
export type FileOf = (relation: string) => string | undefined

const hosts = ['AlternateContent', 'drawing', 'pict', 'object']
const shapes = ['wsp', 'cxnSp', 'shape', 'rect', 'roundrect', 'oval', 'line', 'polyline', 'arc', 'curve']
const shown = /\.(png|jpe?g|gif|webp)$/i
const emuPerTwip = 635

/**
 * Reduces drawings to what the library can draw. Text boxes become framed tables below their paragraph,
 * pictures are taken out of their groups, and anything else is removed and counted.
 */
export function plainDrawings(part: Document, fileOf: FileOf, omissions: Omissions): void {
  if (!part.documentElement) return
  const below = new Map<Element, Element>()
  const plain = (root: Element): void => {
    for (const host of outermost(root)) plainOne(host)
  }
  function plainOne(host: Element): void {
    if (host.localName === 'AlternateContent') {
      const chosen = [...childrenOf(host, 'Choice'), ...childrenOf(host, 'Fallback')].find(
        (one) => outermost(one).length > 0,
      )
      for (const child of childrenOf(chosen ?? childOf(host, 'Fallback')))
        host.parentNode?.insertBefore(child, host)
      const moved = chosen
        ? childrenOf(host.parentNode as Element).filter(
            (one) => hosts.includes(one.localName ?? '') && one !== host,
          )
        : []
      host.parentNode?.removeChild(host)
      for (const one of moved) if (one.parentNode) plainOne(one)
      return
    }
    const boxes = allOf(host, 'txbxContent').filter((one) => !isWithin(one, 'txbxContent', host))
    for (const box of boxes) hoist(box, host)
    if (host.localName === 'drawing') plainDrawing(host)
    else plainVml(host)
  }

  function hoist(box: Element, host: Element): void {
    const paragraph = around(host, 'p')
    const width = widthOf(host)
    const cell = element(part, 'tc', {}, [
      element(part, 'tcPr', {}, [element(part, 'tcW', { w: String(width), type: 'dxa' })]),
      ...childrenOf(box),
    ])
    const lines = ['top', 'left', 'bottom', 'right'].map((side) =>
      element(part, side, { val: 'single', sz: '4', color: '9AA4B2' }),
    )
    const table = element(part, 'tbl', {}, [
      element(part, 'tblPr', {}, [
        element(part, 'tblW', { w: String(width), type: 'dxa' }),
        element(part, 'tblBorders', {}, lines),
      ]),
      element(part, 'tr', {}, [cell]),
    ])
    if (!paragraph) return
    const after = below.get(paragraph) ?? paragraph
    after.parentNode?.insertBefore(table, after.nextSibling)
    below.set(paragraph, table)
    plain(cell)
  }

  function plainDrawing(drawing: Element): void {
    const place = childrenOf(drawing)[0]
    const data = childOf(place, 'graphic', 'graphicData')
    const direct = childOf(data, 'pic')
    if (direct) {
      if (!isShown(direct, 'blip', 'embed')) drawing.parentNode?.removeChild(drawing)
      return
    }
    const uri = attributeOf(data, 'uri') ?? ''
    if (/chart/i.test(uri)) leaveOut(omissions, 'chart')
    else if (/diagram/i.test(uri)) leaveOut(omissions, 'diagram')
    else {
      for (const picture of allOf(drawing, 'pic'))
        if (isShown(picture, 'blip', 'embed')) drawing.parentNode?.insertBefore(inline(picture), drawing)
      countShapes(drawing)
    }
    drawing.parentNode?.removeChild(drawing)
  }

  function inline(picture: Element): Element {
    const size = childOf(picture, 'spPr', 'xfrm', 'ext')
    const made = part.createElementNS(drawingNamespace, 'wp:inline')
    const extent = part.createElementNS(drawingNamespace, 'wp:extent')
    for (const side of ['cx', 'cy']) extent.setAttribute(side, attributeOf(size, side) ?? '1800000')
    const graphic = part.createElementNS(mainNamespace, 'a:graphic')
    const data = part.createElementNS(mainNamespace, 'a:graphicData')
    data.appendChild(picture)
    graphic.appendChild(data)
    made.appendChild(extent)
    made.appendChild(graphic)
    return element(part, 'drawing', {}, [made])
  }

  function plainVml(host: Element): void {
    const pictures = allOf(host, 'imagedata')
    for (const picture of pictures) {
      const shape = picture.parentNode as Element
      if (!isShown(host, picture, 'id', host.localName === 'object')) continue
      host.parentNode?.insertBefore(element(part, 'pict', {}, [shape]), host)
    }
    if (pictures.length === 0 && host.localName === 'object') leaveOut(omissions, 'object')
    countShapes(host)
    host.parentNode?.removeChild(host)
  }

  /** Removes drawings without text or picture. */
  function countShapes(host: Element): void {
    const silent = allOf(host, ...shapes).filter(
      (one) =>
        !one.getAttribute('o:hr') &&
        allOf(one, 'txbx', 'textbox', 'imagedata').length === 0 &&
        !isWithin(one, 'txbxContent', host),
    )
    if (silent.length > 0) leaveOut(omissions, 'shape', silent.length)
  }

  function isShown(within: Element, named: string | Element, attribute: string, isObject = false): boolean {
    const source = typeof named === 'string' ? allOf(within, named)[0] : named
    const relation = attributeOf(source, attribute)
    const file = relation === undefined ? undefined : fileOf(relation)
    if (file && shown.test(file)) return true
    leaveOut(
      omissions,
      isObject ? 'object' : /\.(wmf|emf|wmz|emz)$/i.test(file ?? '') ? 'metafile' : 'picture',
    )
    return false
  }

  plain(part.documentElement)
}

const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'
const mainNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main'

function outermost(root: Element): Element[] {
  const found: Element[] = []
  const look = (at: Element) => {
    for (const child of childrenOf(at)) {
      if (hosts.includes(child.localName ?? '')) found.push(child)
      else look(child)
    }
  }
  look(root)
  return found
}

function isWithin(one: Element, name: string, top: Element): boolean {
  for (let at = one.parentNode as Element | null; at && at !== top; at = at.parentNode as Element | null)
    if (at.localName === name) return true
  return false
}

/** The width of a drawing, in twentieths of a point; half a page if it isn't given. */
function widthOf(host: Element): number {
  const extent = allOf(host, 'extent')[0]
  const emu = Number(attributeOf(extent, 'cx'))
  if (emu > 0) return Math.round(emu / emuPerTwip)
  const style = allOf(host, ...shapes).map((one) => attributeOf(one, 'style') ?? '')
  const [, size, unit] = /(?:^|;)\s*width:\s*([\d.]+)(pt|in|cm|mm|px)?/.exec(style.join(';')) ?? []
  const twips = { pt: 20, in: 1440, cm: 567, mm: 56.7, px: 15 }[unit ?? 'pt'] ?? 20
  return size ? Math.round(Number(size) * twips) : 4500
}
