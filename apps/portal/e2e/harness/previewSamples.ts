/** Files that are written here by what their formats say, as large as one wants them. */

/** A PDF of so many pages, each with its number and lines of text. */
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
  let file = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const place = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const xref = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

const numbers = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ')

/** A building of walls of at least so many bytes, a thousand of them on a storey, each with properties. */
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
  const origin = add('IFCCARTESIANPOINT((0.,0.,0.))')
  const here = add(`IFCAXIS2PLACEMENT3D(${origin},$,$)`)
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,${here},$)`)
  const units = add(`IFCUNITASSIGNMENT((${add('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)')}))`)
  const project = add(`IFCPROJECT(${guid()},$,'Sample',$,$,$,$,(${context}),${units})`)
  const ground = add(`IFCLOCALPLACEMENT($,${here})`)
  const building = add(`IFCBUILDING(${guid()},$,'Tower',$,$,${ground},$,$,.ELEMENT.,$,$,$)`)
  add(`IFCRELAGGREGATES(${guid()},$,$,$,${project},(${building}))`)
  const up = add('IFCDIRECTION((0.,0.,1.))')
  const flat = add(`IFCAXIS2PLACEMENT2D(${add('IFCCARTESIANPOINT((0.,0.))')},$)`)
  const storeys: string[] = []
  while (storeys.length < 2 || length < bytes) {
    const floor = storeys.length
    const storey = add(
      `IFCBUILDINGSTOREY(${guid()},$,'${floor + 1}\\X2\\5C42\\X0\\',$,$,${ground},$,$,.ELEMENT.,${floor * 3}.)`,
    )
    storeys.push(storey)
    const walls: string[] = []
    for (let n = 0; n < (bytes === 0 ? 4 : 1000); n++) {
      const at = add(`IFCCARTESIANPOINT((${(n % 40) * 5}.,${Math.floor(n / 40) * 5}.,${floor * 3}.))`)
      const place = add(`IFCLOCALPLACEMENT($,${add(`IFCAXIS2PLACEMENT3D(${at},$,$)`)})`)
      const profile = add(`IFCRECTANGLEPROFILEDEF(.AREA.,$,${flat},4.${n},0.24)`)
      const solid = add(`IFCEXTRUDEDAREASOLID(${profile},${here},${up},2.8)`)
      const shape = add(`IFCSHAPEREPRESENTATION(${context},'Body','SweptSolid',(${solid}))`)
      const product = add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`)
      const wall = add(`IFCWALL(${guid()},$,'Wall ${floor + 1}-${n}',$,$,${place},${product},'W${n}',$)`)
      const value = add(`IFCPROPERTYSINGLEVALUE('FireRating',$,IFCLABEL('${n % 3} h'),$)`)
      const set = add(`IFCPROPERTYSET(${guid()},$,'Pset_WallCommon',$,(${value}))`)
      add(`IFCRELDEFINESBYPROPERTIES(${guid()},$,$,$,(${wall}),${set})`)
      walls.push(wall)
    }
    add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${guid()},$,$,$,(${walls.join()}),${storey})`)
  }
  add(`IFCRELAGGREGATES(${guid()},$,$,$,${building},(${storeys.join()}))`)
  const head =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('sample.ifc','2026-11-20T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n"
  return Buffer.from(`${head}${lines.join('\n')}\nENDSEC;\nEND-ISO-10303-21;\n`)
}
