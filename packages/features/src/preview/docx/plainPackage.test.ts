import { readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openPackage } from './openPackage'
import { plainPackage } from './plainPackage'
import { allOf, parseXml } from './xml'

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const all = `${w} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"`

interface Made {
  readonly body: string
  readonly numbering?: string
  readonly styles?: string
  readonly relations?: string
}

const plain = ({ body, numbering, styles, relations }: Made) =>
  plainPackage({
    'word/document.xml': strToU8(`<w:document ${all}><w:body>${body}</w:body></w:document>`),
    ...(numbering && { 'word/numbering.xml': strToU8(`<w:numbering ${w}>${numbering}</w:numbering>`) }),
    ...(styles && { 'word/styles.xml': strToU8(`<w:styles ${w}>${styles}</w:styles>`) }),
    ...(relations && {
      'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations}</Relationships>`),
    }),
  })

/** The text of each paragraph, with tabs. */
function paragraphsOf(parts: Readonly<Record<string, Uint8Array>>): string[] {
  const root = parseXml(parts['word/document.xml'] ?? new Uint8Array()).documentElement
  return root
    ? allOf(root, 'p').map((one) =>
        allOf(one, 't', 'tab')
          .map((part) => (part.localName === 'tab' ? '\t' : part.textContent))
          .join(''),
      )
    : []
}

const paragraph = (text: string, looks = '') =>
  `<w:p><w:pPr>${looks}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const listed = (text: string, list: number, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const level = (n: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:suff w:val="space"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`
const list = (levels: string, nums = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') =>
  `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${nums}`

it('keeps the content of a second body', () => {
  const { parts } = plain({ body: `${paragraph('one')}</w:body><w:body>${paragraph('two')}` })
  const root = parseXml(parts['word/document.xml'] ?? new Uint8Array()).documentElement
  expect(root && allOf(root, 'body').map((body) => body.textContent)).toEqual(['onetwo', ''])
})

describe('the numbers of paragraphs', () => {
  it('increase from clause to clause', () => {
    const file = readFileSync(new URL('./word-numbers-all-one.docx', import.meta.url))
    expect(paragraphsOf(plainPackage(openPackage(file)).parts)).toEqual([
      '第1条\t工程概况',
      '第2条\t工期',
      '第3条\t价款',
      '第4条\t违约责任',
    ])
  })

  it('restart below another level, each in its own format', () => {
    const { parts } = plain({
      numbering: list(
        level(0, 'chineseCounting', '第%1章') +
          level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
          level(2, 'decimalEnclosedCircle', '%3'),
      ),
      body: [
        ...[listed('a', 1), listed('b', 1, 1), listed('c', 1, 2), listed('d', 1, 2), listed('e', 1, 1)],
        ...[listed('f', 1, 2), listed('g', 1), listed('h', 1, 1), paragraph('i')],
      ].join(''),
    })
    expect(paragraphsOf(parts)).toEqual([
      ...['第一章 a', '1.1 b', '① c', '② d', '1.2 e', '① f', '第二章 g', '2.1 h', 'i'],
    ])
  })

  it('continue in another list with the same counter, unless it restarts', () => {
    const num = (id: number, more = '') =>
      `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/>${more}</w:num>`
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
    const { parts } = plain({
      numbering: list(level(0, 'decimal', '%1.'), num(1) + num(2) + num(3, restart)),
      body: listed('a', 1) + listed('b', 2) + listed('c', 3) + listed('d', 3) + listed('e', 1),
    })
    expect(paragraphsOf(parts)).toEqual(['1. a', '2. b', '1. c', '2. d', '3. e'])
  })

  it('come from styles, on the level linked to each', () => {
    const style = (id: string, looks: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:pPr>${looks}</w:pPr></w:style>`
    const { parts } = plain({
      numbering: list(
        level(0, 'decimal', '%1', '<w:pStyle w:val="H1"/>') +
          level(1, 'decimal', '%1.%2', '<w:pStyle w:val="H2"/>'),
      ),
      styles:
        style('H1', '<w:numPr><w:numId w:val="1"/></w:numPr>') +
        style('H2', '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'),
      body: ['H1', 'H2', 'H2', 'H1', 'H2']
        .map((one) => paragraph(one, `<w:pStyle w:val="${one}"/>`))
        .concat(paragraph('none', '<w:pStyle w:val="H1"/><w:numPr><w:numId w:val="0"/></w:numPr>'))
        .join(''),
    })
    expect(paragraphsOf(parts)).toEqual(['1 H1', '1.1 H2', '1.2 H2', '2 H1', '2.1 H2', 'none'])
  })
})

describe('the content of boxes, forms and fields', () => {
  const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`

  it('shows each text box once, below its paragraph', () => {
    const both = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="635000"/><a:graphic><a:graphicData uri="x"><wps:wsp><wps:txbx>${box('盖章')}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect><v:textbox>${box('盖章')}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent>`
    const old = `<w:pict><v:group><v:rect><v:textbox>${box('签字')}</v:textbox></v:rect></v:group></w:pict>`
    const { parts, omissions } = plain({ body: `<w:p><w:r>${both}${old}</w:r></w:p>${paragraph('完')}` })
    expect(paragraphsOf(parts)).toEqual(['', '盖章', '签字', '完'])
    expect([...omissions]).toEqual([])
  })

  it('shows check boxes, chosen entries, symbols, and the content of fields and controls', () => {
    const run = (inside: string) => `<w:r>${inside}</w:r>`
    const field = (data: string) =>
      run(`<w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar>`)
    const { parts } = plain({
      body: `<w:p>${field('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>')}${field('<w:checkBox><w:default w:val="0"/></w:checkBox>')}${field('<w:ddList><w:result w:val="1"/><w:listEntry w:val="甲"/><w:listEntry w:val="乙"/></w:ddList>')}${run('<w:sym w:font="Wingdings" w:char="F0FE"/>')}<w:fldSimple w:instr="PAGE">${run('<w:t>7</w:t>')}</w:fldSimple><w:sdt><w:sdtPr/><w:sdtContent>${run('<w:t>☒</w:t>')}</w:sdtContent></w:sdt></w:p>`,
    })
    expect(paragraphsOf(parts)).toEqual(['☒☐乙☑7☒'])
  })

  it('counts omitted content', () => {
    const relation = (id: string, target: string, more = '') =>
      `<Relationship Id="${id}" Target="${target}" ${more}/>`
    const picture = (id: string) =>
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
    const chart =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r>'
    const shape = '<w:r><w:pict><v:shapetype/><v:oval/></w:pict></w:r>'
    const { parts, omissions } = plain({
      body: `<w:p>${picture('r1')}${picture('r2')}${picture('r3')}${chart}${shape}</w:p>`,
      relations:
        relation('r1', 'media/a.png') +
        relation('r2', 'media/b.emf') +
        relation('r3', 'https://example.com/c.png', 'TargetMode="External"'),
    })
    expect(Object.fromEntries(omissions)).toEqual({ metafile: 1, picture: 1, chart: 1, shape: 1 })
    expect(new TextDecoder().decode(parts['word/document.xml']).match(/<w:drawing/g)).toHaveLength(1)
  })
})
