/** An id as a query parameter: base64 of its UTF-8 bytes. */
export function encodeId(id: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(id)))
}

/** Decodes the id; undefined if the text is no base64 of UTF-8. */
export function decodeId(encoded: string): string | undefined {
  try {
    // A `+` that was typed into an address arrives as a space.
    const bytes = Uint8Array.from(atob(encoded.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || undefined
  } catch {
    return undefined
  }
}
