/**
 * A building of at least this many bytes: each storey is a slab with walls, columns and windows, over a
 * thousand elements with properties. For 0 bytes: two storeys with four walls.
 * @param more the least number of storeys, and text after the number in their names
 */
export function ifcOf(bytes: number, { least = 2, after = '' } = {}): string {
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
  while (storeys.length < least || length < bytes) {
    const floor = storeys.length
    const [low, name] = [floor * 3.3, String(floor + 1)]
    const storey = add(
      `IFCBUILDINGSTOREY(${guid()},$,'${floor + 1}\\X2\\5C42${inIfc(after)}\\X0\\',$,$,${ground},$,$,.ELEMENT.,${low.toFixed(1)})`,
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
  return `${head}${lines.join('\n')}\nENDSEC;\nEND-ISO-10303-21;\n`
}

type Three = readonly [number, number, number]

/** Text as the format writes what isn't ASCII, without the marks around it. */
const inIfc = (text: string) =>
  [...text].map((one) => one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')).join('')
