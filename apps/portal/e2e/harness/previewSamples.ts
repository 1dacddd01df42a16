import { createHash } from 'node:crypto'

/** Files generated from their format specifications, of any size. */

/** Bytes without a pattern, the same on each run. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 1
  for (let n = 0; n < length; n++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[n] = state >>> 24
  }
  return bytes
}

/** A PDF with the given number of pages, each with a 500 kB picture, which a reader loads when the page is viewed. */
export function picturesPdf(pages: number): Buffer {
  const side = 707
  const picture = noise(side * side).toString('latin1')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${numbers(pages, (n) => `${3 + 3 * n} 0 R`)}]>>`,
  ]
  for (let n = 0; n < pages; n++) {
    const content = 'q 400 0 0 400 50 50 cm /I Do Q'
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents ${4 + 3 * n} 0 R/Resources<</XObject<</I ${5 + 3 * n} 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${side * side}>>stream\n${picture}\nendstream`,
    )
  }
  return pdfFile(objects, '')
}

/** A one-page PDF that opens with a password (40 bits, the format's first revision). */
export function protectedPdf(password: string): Buffer {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.from('fcffffff', 'hex')
  const id = Buffer.alloc(16, 7)
  const key = md5(padded, owner, permissions, id).subarray(0, 5)
  const content = Buffer.from('BT /F1 24 Tf 60 700 Td (Sealed drawing list) Tj ET')
  const sealed = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), content).toString('latin1')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${sealed.length}>>stream\n${sealed}\nendstream`,
    `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${rc4(key, padding).toString('hex')}>/P -4>>`,
  ]
  const idText = id.toString('hex')
  return pdfFile(objects, `/Encrypt 5 0 R/ID[<${idText}><${idText}>]`)
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, n) => n)
  const swap = (a: number, b: number) => {
    const kept = box[a] ?? 0
    box[a] = box[b] ?? 0
    box[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256
      j = (j + (box[i] ?? 0)) % 256
      swap(i, j)
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0)
    }),
  )
}

/** A PDF with the given number of pages, each with its number and lines of text. */
export function pdfOf(pages: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers(pages, (n) => `${4 + 2 * n} 0 R`)}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  for (let n = 0; n < pages; n++) {
    const lines = numbers(
      40,
      (line) => `(Page ${n + 1}, line ${line + 1}: beam B${line} of axis ${n}) Tj 0 -16 Td`,
    )
    const content = `BT /F1 11 Tf 60 760 Td ${lines} ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * n} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  return pdfFile(objects, '')
}

/** Serialises objects as a file, with a table of their positions. */
function pdfFile(objects: readonly string[], trailer: string): Buffer {
  const parts = ['%PDF-1.4\n']
  let length = parts[0]?.length ?? 0
  const places = objects.map((object, n) => {
    const place = length
    const part = `${n + 1} 0 obj\n${object}\nendobj\n`
    parts.push(part)
    length += part.length
    return place
  })
  const xref = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${count} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

const numbers = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ')

/**
 * A building of at least this many bytes: each storey is a slab with walls, columns and windows, over a
 * thousand elements with properties. For 0 bytes: two storeys with four walls.
 */
export function ifcOf(bytes: number): Buffer {
  const lines: string[] = []
  let length = 0
  const add = (entity: string) => {
    const line = `#${lines.length + 1}=${entity};`
    length += line.length + 1
    return `#${lines.push(line)}`
  }
  let lastGuid = 0
  const guid = () => `'${(lastGuid++).toString(36).padStart(22, '0')}'`
  const point = (x: number, y: number, z: number) =>
    add(`IFCCARTESIANPOINT((${x.toFixed(3)},${y.toFixed(3)},${z.toFixed(3)}))`)
  const origin = point(0, 0, 0)
  const here = add(`IFCAXIS2PLACEMENT3D(${origin},$,$)`)
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,${here},$)`)
  const units = add(`IFCUNITASSIGNMENT((${add('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)')}))`)
  const project = add(`IFCPROJECT(${guid()},$,'Sample',$,$,$,$,(${context}),${units})`)
  const ground = add(`IFCLOCALPLACEMENT($,${here})`)
  const building = add(`IFCBUILDING(${guid()},$,'Tower',$,$,${ground},$,$,.ELEMENT.,$,$,$)`)
  add(`IFCRELAGGREGATES(${guid()},$,$,$,${project},(${building}))`)
  const up = add('IFCDIRECTION((0.,0.,1.))')
  const flat = add(`IFCAXIS2PLACEMENT2D(${add('IFCCARTESIANPOINT((0.,0.))')},$)`)
  const inks = Object.fromEntries(
    Object.entries({
      wall: '0.86,0.84,0.8',
      slab: '0.6,0.62,0.65',
      column: '0.45,0.5,0.58',
      window: '0.5,0.72,0.9',
    }).map(([name, ink]) => {
      const colour = add(`IFCCOLOURRGB($,${ink})`)
      const shading = add(`IFCSURFACESTYLESHADING(${colour},${name === 'window' ? '0.5' : '0.'})`)
      return [name, add(`IFCSURFACESTYLE($,.BOTH.,(${shading}))`)]
    }),
  )
  /** A box in the middle of a place. */
  const box = (kind: string, name: string, end: string, [x, y, z]: Three, [width, depth, height]: Three) => {
    const place = add(`IFCLOCALPLACEMENT($,${add(`IFCAXIS2PLACEMENT3D(${point(x, y, z)},$,$)`)})`)
    const profile = add(`IFCRECTANGLEPROFILEDEF(.AREA.,$,${flat},${width.toFixed(3)},${depth.toFixed(3)})`)
    const solid = add(`IFCEXTRUDEDAREASOLID(${profile},${here},${up},${height.toFixed(3)})`)
    add(`IFCSTYLEDITEM(${solid},(${inks[kind]}),$)`)
    const shape = add(`IFCSHAPEREPRESENTATION(${context},'Body','SweptSolid',(${solid}))`)
    const product = add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`)
    const type = kind.toUpperCase()
    const element = add(`IFC${type}(${guid()},$,'${type} ${name}',$,$,${place},${product},'${name}'${end})`)
    const values = [
      add(`IFCPROPERTYSINGLEVALUE('FireRating',$,IFCLABEL('${lines.length % 3} h'),$)`),
      add(`IFCPROPERTYSINGLEVALUE('Volume',$,IFCREAL(${(width * depth * height).toFixed(3)}),$)`),
    ]
    const set = add(`IFCPROPERTYSET(${guid()},$,'Pset_${type}Common',$,(${values.join()}))`)
    add(`IFCRELDEFINESBYPROPERTIES(${guid()},$,$,$,(${element}),${set})`)
    return element
  }
  const storeys: string[] = []
  while (storeys.length < 2 || length < bytes) {
    const floor = storeys.length
    const [low, name] = [floor * 3.3, String(floor + 1)]
    const storey = add(
      `IFCBUILDINGSTOREY(${guid()},$,'${floor + 1}\\X2\\5C42\\X0\\',$,$,${ground},$,$,.ELEMENT.,${low.toFixed(1)})`,
    )
    storeys.push(storey)
    const [across, along] = bytes === 0 ? [2, 2] : [20, 20]
    const parts: string[] = []
    for (let n = 0; n < across * along; n++) {
      const [x, y] = [(n % across) * 6, Math.floor(n / across) * 6]
      parts.push(box('wall', `${name}-${n}`, ',$', [x + 3, y, low], [4 + (n % 7) / 10, 0.24, 3]))
      if (bytes === 0) continue
      parts.push(
        box('column', `${name}-${n}`, ',$', [x, y, low], [0.6, 0.6, 3]),
        box('window', `${name}-${n}`, ',$,$,$,$,$', [x + 3, y + 3, low + 0.9], [0.08, 2.4, 1.6]),
      )
    }
    if (bytes > 0)
      parts.push(
        box(
          'slab',
          name,
          ',$',
          [(across * 6) / 2 - 3, (along * 6) / 2 - 3, low - 0.3],
          [across * 6, along * 6, 0.3],
        ),
      )
    add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${guid()},$,$,$,(${parts.join()}),${storey})`)
  }
  add(`IFCRELAGGREGATES(${guid()},$,$,$,${building},(${storeys.join()}))`)
  const head =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('sample.ifc','2026-11-20T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n"
  return Buffer.from(`${head}${lines.join('\n')}\nENDSEC;\nEND-ISO-10303-21;\n`)
}

type Three = readonly [number, number, number]
