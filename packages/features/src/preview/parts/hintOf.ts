import type { Format } from '../kind/Format'

type Hint = 'asDxf' | 'asIfc' | 'asMesh' | 'asDocx' | 'asXlsx' | 'asPdf' | 'asZip' | 'asMp4'

const hints: Partial<Record<Format, Hint>> = {
  dwg: 'asDxf',
  dwf: 'asDxf',
  dgn: 'asDxf',
  revit: 'asIfc',
  navisworks: 'asIfc',
  glodon: 'asIfc',
  step: 'asMesh',
  iges: 'asMesh',
  sat: 'asMesh',
  parasolid: 'asMesh',
  solidworks: 'asMesh',
  sketchup: 'asMesh',
  rhino: 'asMesh',
  fbx: 'asMesh',
  studioMax: 'asMesh',
  blender: 'asMesh',
  doc: 'asDocx',
  wps: 'asDocx',
  excel: 'asXlsx',
  packed: 'asZip',
  film: 'asMp4',
  sound: 'asMp4',
}

/** The text key of the advice for a file whose format isn't shown. */
export const hintOf = (format: Format): Hint => hints[format] ?? 'asPdf'
