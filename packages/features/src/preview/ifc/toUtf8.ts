/**
 * A text file as UTF-8. Models hold plain letters, by the standard, but Chinese programs write names as Windows does in
 * China: in bytes of which some are backslashes or quotes.
 */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  if (!bytes.some((byte) => byte > 127)) return bytes
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return bytes
  } catch {
    return new TextEncoder().encode(new TextDecoder('gb18030').decode(bytes))
  }
}
