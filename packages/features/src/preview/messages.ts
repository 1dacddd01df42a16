import { catalogue } from '../shared/texts/messages'

/** Texts of the preview. */
export const previewMessages = catalogue(
  'preview',
  {
    screen: '文件预览',
    disk: '云盘',
    file: '文件内容',
    failed: '文件加载失败',
    missing: '文件不存在或已被删除',
    backToDisk: '返回云盘',
    download: '下载',
    previous: '上一个文件',
    next: '下一个文件',
    previousOf: (name: string) => `上一个文件：${name}`,
    nextOf: (name: string) => `下一个文件：${name}`,

    loading: '正在加载…',
    received: (share: string) => `已加载 ${share}`,
    preparing: '正在准备内容…',
    empty: '文件是空的',
    emptyHint: '它不包含任何内容。',
    unknown: '无法预览此类文件',
    unknownHint: '请下载后用相应的软件打开。',
    broken: '文件无法显示',
    brokenHint: '文件可能已损坏，或内容与扩展名不符。请下载后检查。',
    tooBig: '文件过大，无法预览',
    tooBigHint: (bound: string) => `可预览的上限为 ${bound}，请下载后打开。`,
    interrupted: '内容加载失败',
    interruptedHint: '请检查网络后重试，或下载后打开。',

    picture: '图片',
    pictureHint: '方向键移动，加号和减号缩放，0 适合窗口，R 旋转。',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适合窗口',
    rotate: '顺时针旋转 90°',
    zoom: '缩放比例',

    text: '文本内容',
    lines: (count: number) => `共 ${count.toLocaleString('zh-CN')} 行`,
    firstPart: (part: string) => `文件较大，仅显示前 ${part}。`,
    encoding: '编码',
    source: '源文件',
    reading: '阅读',
    document: '文档内容',
    table: '表格内容',
    row: '行',
    firstRows: (count: number) => `行数较多，仅显示前 ${count.toLocaleString('zh-CN')} 行。`,

    sound: '音频',
    film: '视频',
  },
  {
    screen: 'File preview',
    disk: 'Cloud disk',
    file: 'Content of the file',
    failed: 'The file could not be loaded',
    missing: 'The file does not exist, or was deleted',
    backToDisk: 'Back to the cloud disk',
    download: 'Download',
    previous: 'Previous file',
    next: 'Next file',
    previousOf: (name: string) => `Previous file: ${name}`,
    nextOf: (name: string) => `Next file: ${name}`,

    loading: 'Loading…',
    received: (share: string) => `${share} loaded`,
    preparing: 'Preparing what to show…',
    empty: 'The file is empty',
    emptyHint: 'There is nothing in it.',
    unknown: 'Files of this kind can’t be shown',
    unknownHint: 'Download it, and open it with the software it is for.',
    broken: 'The file can’t be shown',
    brokenHint: 'It may be damaged, or something else than its name says. Download it to have a look.',
    tooBig: 'The file is too big to be shown',
    tooBigHint: (bound: string) => `Files of up to ${bound} are shown. Download it to open it.`,
    interrupted: 'The content could not be loaded',
    interruptedHint: 'Check the network and try again, or download it.',

    picture: 'Picture',
    pictureHint: 'The arrows move it, plus and minus zoom, 0 fits it into the window, R turns it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit into the window',
    rotate: 'Turn by 90° clockwise',
    zoom: 'Zoom',

    text: 'Text',
    lines: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
    firstPart: (part: string) => `The file is big: only its first ${part} are shown.`,
    encoding: 'Encoding',
    source: 'Source',
    reading: 'Reading',
    document: 'Document',
    table: 'Table',
    row: 'Row',
    firstRows: (count: number) =>
      `There are many rows: only the first ${count.toLocaleString('en')} are shown.`,

    sound: 'Sound',
    film: 'Film',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly preview: typeof previewMessages
  }
}
