/**
 * A text file as UTF-8. By the standard, models contain ASCII, but Chinese programs write names in the code page of
 * Chinese Windows, where some bytes look like backslashes or quotes.
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
