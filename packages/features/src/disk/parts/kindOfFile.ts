/** The type of a file by its name; `file`: unknown. */
export type FileKind =
  | 'picture'
  | 'film'
  | 'sound'
  | 'document'
  | 'pdf'
  | 'sheet'
  | 'archive'
  | 'code'
  | 'drawing'
  | 'model'
  | 'file'

const endings: Readonly<Record<Exclude<FileKind, 'file'>, string>> = {
  picture: 'png jpg jpeg gif webp avif bmp svg tif tiff heic heif',
  film: 'mp4 mov m4v webm mkv avi',
  sound: 'mp3 m4a wav ogg flac aac',
  document: 'doc docx odt rtf txt md ppt pptx wps',
  pdf: 'pdf',
  sheet: 'xls xlsx ods csv et',
  archive: 'zip 7z rar tar gz',
  code: 'js ts json xml html css py java sql',
  drawing: 'dwg dxf dgn',
  model: 'ifc ifczip rvt rfa skp nwd 3dm glb gltf obj stl stp step igs fbx',
}

const kinds = new Map(
  Object.entries(endings).flatMap(([kind, all]) =>
    all.split(' ').map((one) => [one, kind as FileKind] as const),
  ),
)

export const kindOfFile = (name: string): FileKind =>
  kinds.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? 'file'
