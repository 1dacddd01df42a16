import type { English } from '../shared/texts/messages'
import { englishNameOf } from './dxf/entityNames'
import type { previewChinese } from './messages.zh-CN'

export const previewEnglish: English<typeof previewChinese> = {
  screen: 'File preview',
  disk: 'Cloud disk',
  companyDisk: 'Company cloud disk',
  enterprise: 'Company',
  file: 'File content',
  failed: 'The file could not be loaded',
  missing: 'The file doesn’t exist or was deleted',
  backToDisk: 'Back to the cloud disk',
  download: 'Download',
  previous: 'Previous file',
  next: 'Next file',
  previousOf: (name: string) => `Previous file: ${name}`,
  nextOf: (name: string) => `Next file: ${name}`,

  loading: 'Loading…',
  received: (share: string) => `${share} loaded`,
  preparing: 'Preparing the preview…',
  empty: 'The file is empty',
  emptyHint: 'It has no content.',
  unknown: 'This type of file can’t be previewed',
  unknownHint: 'Download it and open it with the right software.',
  unread: (format: string) => `${format}: can’t be previewed`,
  mismatch: 'The content doesn’t match the file name',
  mismatchHint: (format: string) =>
    `Detected type: ${format}. Download it to open it, or correct its extension and upload it again.`,
  protected: 'The file has a password and can’t be previewed',
  protectedHint: 'Download it and open it with the password, or remove the password and upload it again.',
  outside: 'The model’s data is in other files',
  outsideHint: 'Export it as one GLB file with everything in it, and upload that.',
  unsupported: 'This model’s compression isn’t supported',
  unsupportedHint: 'Download it to open it, or export it without compression and upload that.',
  factFormat: 'Type',
  factEnding: 'Extension',
  factSize: 'Size',
  factVersion: 'Version',
  factTitle: 'Title',
  factAuthor: 'Author',
  factProgram: 'Created with',
  factWritten: 'Created at',
  factSchema: 'Standard',
  archive: 'Contents of the archive',
  archiveHint: 'This is a list of what is inside. Nothing is unpacked.',
  filesWithin: (count: number, size: string) =>
    count === 1 ? `1 file, ${size} unpacked` : `${count.toLocaleString('en')} files, ${size} unpacked`,
  firstEntries: (count: number) =>
    `The archive is large. Only the first ${count.toLocaleString('en')} entries are listed.`,
  entryName: 'Name',
  entryModified: 'Changed',
  entryProtected: 'encrypted',
  tooMuch: 'The file is too complex to preview',
  tooMuchHint: 'It needs more time or memory than a browser allows. Download it to open it.',
  blocked: 'This page doesn’t allow previews',
  blockedHint:
    'The file is fine, but the page’s Content-Security-Policy blocks its reader. The site’s owner can allow “trusted-types atrium” and “worker-src” there.',
  broken: 'The file can’t be previewed',
  brokenHint: 'It may be damaged, or its name may not match its type. Download it to check.',
  tooBig: 'The file is too large to preview',
  tooBigHint: (bound: string) => `Files up to ${bound} can be previewed. Download it to open it.`,
  interrupted: 'The content could not be loaded',
  interruptedHint: 'Check the network and try again, or download it.',
  retryHint: 'Check the network and try again.',
  noDownloadHint: 'Downloads aren’t allowed here. Ask the person who shared it for the file.',
  counted: (count: number, label: string) => `${count.toLocaleString('en')} ${label}`,
  notShown: (items: readonly string[]) => `Not shown: ${items.join(', ')}`,
  notShownHint: 'It’s still in the file. Open the file in its own software to see it.',

  picture: 'Picture',
  pictureHint:
    'Use the arrow keys to move it, plus and minus to zoom, 0 to fit it to the window and R to rotate it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  rotate: 'Rotate 90° clockwise',
  zoom: 'Zoom',

  text: 'Text',
  lines: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
  firstPart: (part: string) => `The file is large. Only the first ${part} are shown.`,
  encoding: 'Encoding',
  source: 'Source',
  reading: 'Reading',
  document: 'Document',
  table: 'Table',
  row: 'Row',
  firstRows: (count: number) =>
    `The table is long. Only the first ${count.toLocaleString('en')} rows are shown.`,

  sound: 'Audio',
  film: 'Video',

  page: 'Page',
  pageOf: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  pageBroken: 'This page can’t be shown',
  pagesInterrupted: 'The connection was lost. Reconnecting: missing pages appear as they arrive.',
  pagesOver: 'The link has expired. Pages that were not loaded can’t be shown.',
  passwordTitle: 'This file needs a password',
  passwordHint: 'The password is only used on this page. It isn’t sent anywhere.',
  password: 'Password',
  passwordEmpty: 'Enter the password',
  passwordWrong: 'The password is wrong. Enter it again.',
  openFile: 'Open',
  nextPage: 'Next page',
  sheets: 'Sheets',

  model: 'Model',
  modelHint:
    'Use the arrow keys to rotate it, Shift and the arrow keys to move it, plus and minus to zoom, 0 to fit it to the window and Enter for the properties of the element in the middle.',
  meshHint:
    'Use the arrow keys to rotate it, Shift and the arrow keys to move it, plus and minus to zoom and 0 to fit it to the window.',
  storeys: 'Storeys',
  noStorey: 'No storey',
  properties: 'Properties',
  elements: (count: number) => (count === 1 ? '1 element' : `${count.toLocaleString('en')} elements`),
  faceColours: (count: number) =>
    count === 1 ? 'map of face colours (IfcIndexedColourMap)' : 'maps of face colours (IfcIndexedColourMap)',
  linearPlacements: (count: number) =>
    count === 1
      ? 'placement along a line (IfcLinearPlacement): the element may be in the wrong place'
      : 'placements along a line (IfcLinearPlacement): elements may be in the wrong place',
  triangles: (count: number) => (count === 1 ? '1 triangle' : `${count.toLocaleString('en')} triangles`),
  meshParts: 'Parts',
  meshPart: (number: number) => `Part ${number}`,
  omittedTexture: (count: number) => (count === 1 ? 'texture' : 'textures'),
  omittedVertexColour: (count: number) =>
    count === 1
      ? 'mesh with vertex colours (shown in one colour)'
      : 'meshes with vertex colours (shown in one colour)',
  omittedLine: (count: number) => (count === 1 ? 'set of lines or points' : 'sets of lines or points'),
  omittedAnimation: (count: number) => (count === 1 ? 'animation' : 'animations'),
  omittedMaterialFile: (count: number) => (count === 1 ? 'material file (MTL)' : 'material files (MTL)'),
  drawing: (share: string) => `Drawing, ${share}`,
  cut: 'Section',
  cutX: 'Across',
  cutY: 'Height',
  cutZ: 'Along',
  cutAt: 'Section position',
  noDrawing: 'This browser can’t display 3D',
  noDrawingHint: 'Turn on hardware acceleration, try another browser, or download the file.',
  nothingDrawn: 'The file has nothing to show',
  allParts: 'All',

  drawingLabel: 'Drawing',
  drawingHint: 'Use the arrow keys to move it, plus and minus to zoom and 0 to fit it to the window.',
  layers: 'Layers',
  ground: 'Dark background',
  extent: 'Drawing extents',
  noUnit: 'units',
  lacksCharacters: (characters: string, more: number) =>
    `The fonts lack these characters, which are shown as question marks or not at all: ${characters}${more > 0 ? ` and ${more} more` : ''}.`,
  cutOff: 'The file is incomplete. Only the part before the missing end is shown.',
  noneDrawn: 'Nothing in this drawing can be shown.',
  entities: englishNameOf,
  strays: (count: number) =>
    `${count === 1 ? '1 object lies' : `${count} objects lie`} far from the rest and ${count === 1 ? 'is' : 'are'} left out when the drawing is fitted. Zoom out to see ${count === 1 ? 'it' : 'them'}.`,

  omittedMetafile: (count: number) => (count === 1 ? 'WMF/EMF picture' : 'WMF/EMF pictures'),
  omittedPicture: (count: number) =>
    count === 1 ? 'linked or unreadable picture' : 'linked or unreadable pictures',
  omittedChart: (count: number) => (count === 1 ? 'chart' : 'charts'),
  omittedDiagram: (count: number) => (count === 1 ? 'SmartArt diagram' : 'SmartArt diagrams'),
  omittedShape: (count: number) => (count === 1 ? 'shape' : 'shapes'),
  omittedObject: (count: number) => (count === 1 ? 'embedded object' : 'embedded objects'),
  omittedTable: (count: number) =>
    count === 1 ? 'table grid (shown row by row)' : 'table grids (shown row by row)',
  wordsOnly: 'Only the text of the document is shown, without its layout.',
  omittedPage: (count: number) => (count === 1 ? 'embedded web page' : 'embedded web pages'),
  omittedComment: (count: number) => (count === 1 ? 'comment' : 'comments'),
  omittedChange: (count: number) =>
    count === 1 ? 'tracked change (shown as accepted)' : 'tracked changes (shown as accepted)',
  emptySheet: 'The cells of this sheet are empty.',
  omittedHiddenSheet: (count: number) => (count === 1 ? 'hidden sheet' : 'hidden sheets'),
  omittedBrokenSheet: (count: number) => (count === 1 ? 'unreadable sheet' : 'unreadable sheets'),
  omittedMacroSheet: (count: number) => (count === 1 ? 'macro or dialog sheet' : 'macro or dialog sheets'),
  omittedHiddenRow: (count: number) =>
    count === 1 ? 'hidden row in this sheet' : 'hidden rows in this sheet',
  omittedHiddenColumn: (count: number) =>
    count === 1 ? 'hidden column in this sheet' : 'hidden columns in this sheet',
  omittedSheetPicture: (count: number) => (count === 1 ? 'picture' : 'pictures'),
  omittedSparkline: (count: number) => (count === 1 ? 'sparkline' : 'sparklines'),
  notCalculated: 'Not calculated',

  pages: (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`),
  firstPages: (count: number) =>
    `The document is long. Only the first ${count.toLocaleString('en')} pages are shown.`,
}
