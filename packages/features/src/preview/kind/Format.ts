/** Formats that are named if a file isn't shown. */
export type Format = (typeof endings)[number][0]

/** File name extensions in use. */
const endings = [
  ['step', 'stp step p21'],
  ['iges', 'igs iges'],
  ['sat', 'sat sab'],
  ['parasolid', 'x_t x_b'],
  ['solidworks', 'sldprt sldasm slddrw'],
  ['dwg', 'dwg dwt'],
  ['dwf', 'dwf dwfx'],
  ['dgn', 'dgn'],
  ['revit', 'rvt rfa rte rft'],
  ['navisworks', 'nwd nwc nwf'],
  ['sketchup', 'skp'],
  ['rhino', '3dm'],
  ['fbx', 'fbx'],
  ['studioMax', 'max 3ds'],
  ['blender', 'blend'],
  ['glodon', 'gbq gbq4 gbq5 gbq6 gtj gcl ggj gqi gcfx'],
  ['rtf', 'rtf'],
  ['doc', 'doc dot'],
  ['excel', 'xls xlt xlsb'],
  ['powerpoint', 'ppt pps pptx ppsx pptm'],
  ['openDocument', 'odt ott odp otp odg odf'],
  ['wps', 'wps et dps'],
  ['visio', 'vsd vsdx'],
  ['project', 'mpp'],
  ['mail', 'msg'],
  ['ofd', 'ofd'],
  ['photoshop', 'psd psb'],
  ['illustrator', 'ai eps'],
  ['metafile', 'wmf emf'],
  ['packed', '7z rar tar gz tgz bz2 xz zst'],
  ['database', 'mdb accdb sqlite db'],
  ['program', 'exe msi dll apk dmg'],
  ['disc', 'iso img'],
  ['font', 'ttf otf ttc woff woff2'],
  ['film', 'avi wmv flv rmvb mpg mpeg'],
  ['sound', 'wma amr mid ape'],
  ['office', ''],
  ['zip', ''],
  ['pdf', ''],
  ['picture', ''],
  ['html', ''],
  ['text', ''],
] as const

const formats: ReadonlyMap<string, Format> = new Map(
  endings.flatMap(([format, all]) => all.split(' ').map((ending) => [ending, format] as const)),
)

/** @param ending the extension, in lower case */
export const formatNamed = (ending: string): Format | undefined =>
  ending === '' ? undefined : formats.get(ending)
