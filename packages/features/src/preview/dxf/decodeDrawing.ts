import { isBinaryDrawing } from '../kind/signatures'
import { decode } from '../text/decode'
import { binaryToText } from './binaryToText'

/** Encodings by the code page numbers used in drawings until 2006. */
const codePages: Readonly<Record<string, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
}

/**
 * The text of a drawing: as UTF-8 if it is valid, otherwise in the code page it names.
 * @param given in text or in the binary form
 */
export function decodeDrawing(given: Uint8Array): string {
  const bytes = isBinaryDrawing(given) ? binaryToText(given) : given
  const { text, encoding } = decode(bytes)
  if (encoding !== 'GB18030') return text
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 16_384))
  const named = codePages[/\$DWGCODEPAGE\s+3\s+(?:ANSI_|DOS)?(\d+)/i.exec(head)?.[1] ?? '']
  return named && named !== 'gb18030' ? new TextDecoder(named).decode(bytes) : text
}
