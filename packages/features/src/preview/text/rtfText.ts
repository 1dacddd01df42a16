/** Content of an RTF document that isn't in its text. */
export type RtfOmission = 'picture' | 'object' | 'shape' | 'table'

export interface RtfText {
  readonly text: string
  readonly omissions: readonly (readonly [RtfOmission, number])[]
}

/** Encodings by `\fcharset`. */
const charsets: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

/** Code pages by `\ansicpg`. */
const codePages: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
}

/** Groups whose text isn't part of the document. */
const silent = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata filetbl listtable listoverridetable revtbl rsidtbl ' +
    'xmlnstbl themedata datastore latentstyles generator mmathPr fldinst header headerl headerr headerf footer ' +
    'footerl footerr footerf ftnsep ftnsepc aftnsep aftnsepc bkmkstart bkmkend template nonshppict sp pntext'
  ).split(' '),
)

/** Optional groups whose text is part of the document. */
const told = new Set(['shpinst', 'shptxt', 'shppict', 'background'])

const signs: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n\n',
  row: '\n',
  nestrow: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
}

const omitted: Readonly<Record<string, RtfOmission>> = {
  pict: 'picture',
  object: 'object',
  shp: 'shape',
  trowd: 'table',
}

interface State {
  readonly isSilent: boolean
  readonly isFontTable: boolean
  /** The code page of the font. */
  readonly encoding: string | undefined
  /** Number of fallback characters after a Unicode character, for programs that don't support it. */
  readonly spare: number
}

/**
 * The text of an RTF document, a line for each paragraph and row. Only control words for characters and line
 * ends are interpreted. Truncated data at the end is dropped.
 */
export function rtfText(bytes: Uint8Array): RtfText {
  const source = new TextDecoder('latin1').decode(bytes)
  const counts = new Map<RtfOmission, number>()
  const fonts = new Map<number, string>()
  const outer: State[] = []
  let state: State = { isSilent: false, isFontTable: false, encoding: undefined, spare: 1 }
  let page = 'windows-1252'
  let said = ''
  let raw: number[] = []
  let font = 0
  let skipped = 0
  let isOptional = false
  let isInRow = false

  function flush(): void {
    if (raw.length === 0) return
    said += new TextDecoder(state.encoding ?? page).decode(Uint8Array.from(raw))
    raw = []
  }
  function say(text: string): void {
    if (state.isSilent) return
    flush()
    said += text
  }
  function take(byte: number): void {
    if (skipped > 0) skipped--
    else if (!state.isSilent) raw.push(byte)
  }
  function leave(word: string): void {
    const what = omitted[word]
    // Each row repeats its definition, and shapes contain their pictures.
    if (!what || (state.isSilent && what !== 'picture') || (what === 'table' && isInRow)) return
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  function obey(word: string, value: number | undefined): void {
    if (word === 'trowd') {
      leave(word)
      isInRow = true
    } else if (word === 'pard') isInRow = false
    else if (word === 'intbl') isInRow = true
    else leave(word)
    if (word === 'fonttbl') state = { ...state, isFontTable: true }
    if (silent.has(word) || (isOptional && !told.has(word))) {
      flush()
      state = { ...state, isSilent: true }
    }
    isOptional = false
    if (word === 'ansicpg') page = codePages[value ?? 0] ?? page
    else if (word === 'f') {
      font = value ?? 0
      if (state.isFontTable) return
      flush()
      state = { ...state, encoding: fonts.get(font) }
    } else if (word === 'fcharset') fonts.set(font, charsets[value ?? 0] ?? page)
    else if (word === 'uc') state = { ...state, spare: value ?? 1 }
    else if (word === 'u' && value !== undefined) {
      say(String.fromCharCode(value < 0 ? value + 65_536 : value))
      skipped = state.spare
    } else say(signs[word] ?? '')
  }

  // A control word, a hexadecimal byte, a symbol, the start or end of a group, or characters.
  const tokens =
    /\\([a-zA-Z]+)(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\(\r\n|.|\r|\n)|([{}])|[\r\n]+|([^\\{}\r\n]+)/gs
  for (let found = tokens.exec(source); found; found = tokens.exec(source)) {
    const [, word, value, hex, sign, brace, characters = ''] = found
    if (word === 'bin') tokens.lastIndex += Math.max(0, Number(value ?? 0))
    else if (word !== undefined) obey(word, value === undefined ? undefined : Number(value))
    else if (hex !== undefined) take(Number.parseInt(hex, 16))
    else if (brace === '{') {
      flush()
      outer.push(state)
    } else if (brace === '}') {
      flush()
      skipped = 0
      state = outer.pop() ?? state
    } else if (sign === '*') isOptional = true
    else if (sign === '~') say('\u00a0')
    else if (sign === '_') say('-')
    else if (sign === '\n' || sign === '\r\n' || sign === '\r') say('\n')
    else if (sign !== undefined && '\\{}'.includes(sign)) take(sign.charCodeAt(0))
    else if (!state.isSilent) for (const character of characters) take(character.charCodeAt(0))
  }
  flush()
  return { text: said.replace(/\t\n/g, '\n').trim(), omissions: [...counts] }
}
