import { strToU8, zipSync } from 'fflate'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (inside: string, look = '') => `<w:p>${look && `<w:pPr>${look}</w:pPr>`}${inside}</w:p>`
const cell = (text: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`

interface WordSample {
  /** XML before the end of the document. */
  readonly more?: string
  /** Relations of the document, as XML. */
  readonly relations?: string
  /** Other parts, by their names. */
  readonly parts?: Readonly<Record<string, string>>
}

/** A document with a heading, text, a table and a second page. */
export function wordOf({ more = '', relations = '', parts = {} }: WordSample = {}): Uint8Array<ArrayBuffer> {
  const rows = [
    ['构件', '截面', '混凝土'],
    ['框架柱 KZ1', '600 × 600', 'C40'],
    ['框架梁 KL3', '300 × 650', 'C30'],
  ]
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:color="444444"/>`,
  )
  const table = `<w:tbl><w:tblPr><w:tblBorders>${border.join('')}</w:tblBorders></w:tblPr>${rows
    .map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
    .join('')}</w:tbl>`
  const body = [
    paragraph(run('结构施工说明', '<w:b/><w:sz w:val="44"/>'), '<w:jc w:val="center"/>'),
    paragraph(run('本工程为六层框架结构，抗震设防烈度 7 度。施工前应核对全部尺寸，如有出入须先与设计联系。')),
    paragraph(run('一、材料', '<w:b/><w:sz w:val="28"/>'), '<w:spacing w:before="240" w:after="120"/>'),
    table,
    more,
    paragraph('<w:r><w:br w:type="page"/></w:r>'),
    paragraph(run('二、钢筋', '<w:b/><w:sz w:val="28"/>')),
    paragraph(run('HRB400，锚固长度按 16G101 图集。')),
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>',
  ]
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body.join('')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${relationships}">${relations}</Relationships>`,
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** A document that requests external pages in each way that the format has. */
export function hostileWord(page: string): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, type: string, target: string, isOutside = true) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`
  return wordOf({
    more: [
      paragraph(
        `<w:hyperlink r:id="out">${run('规范')}</w:hyperlink><w:hyperlink r:id="script">${run('坏链接')}</w:hyperlink>`,
      ),
      '<w:altChunk r:id="chunk"/>',
      paragraph(
        '<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape style="width:9pt;background:url(https://example.com/s.png)"><v:imagedata r:id="picture"/></v:shape></w:pict></w:r>',
      ),
      paragraph(
        run(
          '字',
          '<w:rFonts w:ascii="x;background:url(https://example.com/f.png)"/><w:color w:val="red;}*{background:url(https://example.com/c.png)"/>',
        ),
      ),
      paragraph(run(page.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`))),
    ].join(''),
    relations: [
      relation('out', 'hyperlink', 'https://example.com/'),
      relation('script', 'hyperlink', 'javascript:alert(1)'),
      relation('picture', 'image', 'https://example.com/p.png'),
      relation('chunk', 'aFChunk', 'page.html', false),
      relation('template', 'attachedTemplate', 'https://example.com/t.dotm'),
    ].join(''),
    parts: { 'word/page.html': page, 'word/vbaProject.bin': 'Sub AutoOpen()' },
  })
}
