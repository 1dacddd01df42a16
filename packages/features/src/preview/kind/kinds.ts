import type { Format } from './Format'
import { isOldOffice, isPdf, isText, isZip, pictureType } from './signatures'

/** The ways a file can be shown. */
export type Kind =
  | { readonly kind: 'picture'; readonly type: string }
  | { readonly kind: 'text'; readonly as: 'plain' | 'markdown' | 'table' | 'rtf'; readonly language?: string }
  | { readonly kind: 'sound' | 'film' }
  | { readonly kind: 'pdf' | 'ifc' | 'dxf' | 'sheet' | 'word' | 'archive' }
  | { readonly kind: 'mesh'; readonly format: MeshFormat }
  /** A format that isn't shown here; absent: unknown. */
  | { readonly kind: 'unread'; readonly format?: Format }
  /** Its content doesn't match its name. `format`: the real format, if known. */
  | { readonly kind: 'mismatch'; readonly format?: Format }

export type MeshFormat = 'gltf' | 'glb' | 'obj' | 'stl'

/** Signatures of formats, one character per byte. */
const beginnings: Partial<Record<Format, readonly string[]>> = {
  rtf: ['{\\rtf'],
  dwg: ['AC10'],
  packed: ['7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07', '\x1f\x8b', 'BZh', '\xfd7zXZ\0'],
  photoshop: ['8BPS'],
  illustrator: ['%!PS', '\xc5\xd0\xd3\xc6'],
  metafile: ['\xd7\xcd\xc6\x9a'],
  program: ['MZ', '\x7fELF'],
  database: ['SQLite format 3\0', '\0\x01\0\0Standard Jet DB', '\0\x01\0\0Standard ACE DB'],
  fbx: ['Kaydara FBX Binary'],
  sketchup: ['\xff\xfe\xff\x0eS\0k\0e\0t\0c\0h\0U\0p'],
  rhino: ['3D Geometry File Format'],
  blender: ['BLENDER'],
  font: ['\0\x01\0\0\0', 'OTTO', 'ttcf', 'wOFF', 'wOF2'],
}

/** The format of a content by its signature; undefined: unknown. */
export function formatOf(head: Uint8Array): Format | undefined {
  const text = String.fromCharCode(...head.subarray(0, 512))
  const found = Object.entries(beginnings).find(([, all]) => all.some((begin) => text.startsWith(begin)))
  if (found) return found[0] as Format
  if (text.trimStart().startsWith('ISO-10303-21')) return 'step'
  if (pictureType(head)) return 'picture'
  if (isZip(head)) return 'zip'
  if (isOldOffice(head)) return 'office'
  if (!isText(head)) return isPdf(head) ? 'pdf' : undefined
  if (/^\s*<(!doctype html|html)/i.test(text)) return 'html'
  return isPdf(head) ? 'pdf' : 'text'
}

/** The language of a text for the highlighter, by the file's extension. */
export const languages: Readonly<Record<string, string>> = {
  bash: 'bash',
  sh: 'bash',
  bat: 'plaintext',
  c: 'c',
  h: 'c',
  cpp: 'cpp',
  cc: 'cpp',
  hpp: 'cpp',
  cs: 'csharp',
  css: 'css',
  less: 'less',
  scss: 'scss',
  diff: 'diff',
  patch: 'diff',
  go: 'go',
  graphql: 'graphql',
  html: 'xml',
  htm: 'xml',
  xhtml: 'xml',
  svg: 'xml',
  xml: 'xml',
  xsd: 'xml',
  ini: 'ini',
  toml: 'ini',
  conf: 'ini',
  java: 'java',
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  json: 'json',
  geojson: 'json',
  kt: 'kotlin',
  lua: 'lua',
  md: 'markdown',
  markdown: 'markdown',
  m: 'objectivec',
  pl: 'perl',
  php: 'php',
  py: 'python',
  r: 'r',
  rb: 'ruby',
  rs: 'rust',
  sql: 'sql',
  swift: 'swift',
  ts: 'typescript',
  tsx: 'typescript',
  vb: 'vbnet',
  yaml: 'yaml',
  yml: 'yaml',
  vue: 'xml',
}
