import { strToU8, zipSync } from 'fflate'

/** Files generated from their format specifications, for stories, tests and benchmarks. */

/** A DXF group: a code that gives the meaning of its value, and the value. */
const group = (...pairs: readonly (string | number)[]) => {
  let text = ''
  for (let n = 0; n < pairs.length; n += 2) text += `${pairs[n]}\n${pairs[n + 1]}\n`
  return text
}

const layers = [
  ['轴线', 1],
  ['墙体', 7],
  ['门窗', 4],
  ['文字', 3],
  ['家具', 8],
] as const

/** A drawing of at least this many bytes: plans of storeys side by side, with axes, walls, doors and their names. */
export function drawingOf(bytes: number): string {
  const table = layers.map(([name, colour]) => group(0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS'))
  const head =
    group(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1027', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC') +
    group(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, layers.length) +
    table.join('') +
    group(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, '0', 2, 'DOOR', 70, 0) +
    group(10, 0, 20, 0, 30, 0, 0, 'LINE', 8, '门窗', 62, 256, 10, 0, 20, 0, 11, 0, 21, 900) +
    group(0, 'ARC', 8, '门窗', 62, 256, 10, 0, 20, 0, 40, 900, 50, 0, 51, 90) +
    group(0, 'ENDBLK', 8, '0', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')
  let body = ''
  for (let storey = 0; storey === 0 || head.length + body.length < bytes; storey++) body += plan(storey)
  return `${head}${body}${group(0, 'ENDSEC', 0, 'EOF')}`
}

/** A storey of 8 × 5 bays of 6 m each. */
function plan(storey: number): string {
  const [bay, across, up] = [6000, 8, 5]
  const [left, low] = [(storey % 12) * 60_000, Math.floor(storey / 12) * 42_000]
  const parts: string[] = []
  const say = (type: string, layer: string, ...pairs: readonly (string | number)[]) =>
    parts.push(group(0, type, 8, layer, ...pairs))
  const line = (layer: string, x: number, y: number, toX: number, toY: number) =>
    say('LINE', layer, 10, left + x, 20, low + y, 11, left + toX, 21, low + toY)
  const words = (text: string, x: number, y: number, height: number) =>
    say('TEXT', '文字', 10, left + x, 20, low + y, 40, height, 1, text)
  const bubble = (name: string, x: number, y: number) => {
    say('CIRCLE', '轴线', 10, left + x, 20, low + y, 40, 400)
    words(name, x - 180, y - 200, 400)
  }
  for (let n = 0; n <= across; n++) {
    line('轴线', n * bay, -1500, n * bay, up * bay + 500)
    bubble(String(n + 1), n * bay, -1900)
  }
  for (let n = 0; n <= up; n++) {
    line('轴线', -1500, n * bay, across * bay + 500, n * bay)
    bubble('ABCDEF'[n] ?? '', -1900, n * bay)
  }
  for (let x = 0; x < across; x++)
    for (let y = 0; y < up; y++) {
      const corners = [120, 120, bay - 120, 120, bay - 120, bay - 120, 120, bay - 120]
      const points = [0, 2, 4, 6].flatMap((n) => [
        10,
        left + x * bay + (corners[n] ?? 0),
        20,
        low + y * bay + (corners[n + 1] ?? 0),
      ])
      say('LWPOLYLINE', '墙体', 90, 4, 70, 1, ...points)
      say('INSERT', '门窗', 2, 'DOOR', 10, left + x * bay + 2000, 20, low + y * bay + 120, 50, x % 2 ? 90 : 0)
      words(
        `${storey + 1}-${x + 1}${'ABCDE'[y]} ${y % 2 ? '办公室' : '会议室'}`,
        x * bay + 1500,
        y * bay + 3000,
        350,
      )
      if (y === 0) words('Φ8@200 ≥ 24.5㎡', x * bay + 1500, y * bay + 2400, 250)
      for (let desk = 0; desk < 4; desk++) {
        const [fromX, fromY] = [left + x * bay + 600 + desk * 1200, low + y * bay + 4200]
        const desktop = [0, 0, 1000, 0, 1000, 600, 0, 600]
        const edges = [0, 2, 4, 6].flatMap((n) => [
          10,
          fromX + (desktop[n] ?? 0),
          20,
          fromY + (desktop[n + 1] ?? 0),
        ])
        say('LWPOLYLINE', '家具', 90, 4, 70, 1, ...edges)
        say('ARC', '家具', 10, fromX + 500, 20, fromY + 850, 40, 220, 50, 200, 51, 340)
      }
      for (let tread = 0; x === 3 && tread < 20; tread++)
        line('墙体', x * bay + 600, y * bay + 300 + tread * 90, x * bay + 1800, y * bay + 300 + tread * 90)
    }
  words(`${storey + 1} 层平面图 1:100`, 16_000, up * bay + 2000, 900)
  return parts.join('')
}

/** A drawing of a few lines that expands to a billion: each block is ten of the previous one. */
export function nestedDrawing(): string {
  const blocks = Array.from({ length: 9 }, (_, level) => {
    const inside =
      level === 0
        ? group(0, 'LINE', 8, '0', 10, 0, 20, 0, 11, 1, 21, 1)
        : group(0, 'INSERT', 8, '0', 2, `B${level - 1}`, 10, 1, 20, 1).repeat(10)
    return `${group(0, 'BLOCK', 8, '0', 2, `B${level}`, 70, 0, 10, 0, 20, 0, 30, 0)}${inside}${group(0, 'ENDBLK', 8, '0')}`
  })
  return `${group(0, 'SECTION', 2, 'BLOCKS')}${blocks.join('')}${group(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES')}${group(0, 'INSERT', 8, '0', 2, 'B8', 10, 0, 20, 0)}${group(0, 'ENDSEC', 0, 'EOF')}`
}

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

/** A zip of these files, by their paths. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

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
