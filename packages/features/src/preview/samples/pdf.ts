/**
 * A PDF with the given number of pages, each with its number and lines of text.
 * @param font its name. Readers fetch the fonts that the format names, such as Helvetica, if a system has none
 */
export function pdfOf(pages: number, font = 'Helvetica'): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers(pages, (n) => `${4 + 2 * n} 0 R`)}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
  ]
  for (let n = 0; n < pages; n++) {
    const lines = numbers(
      40,
      (line) => `(Page ${n + 1}, line ${line + 1}: beam B${line} of axis ${n}) Tj 0 -16 Td`,
    )
    const content = `BT /F1 11 Tf 60 760 Td ${lines} ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * n} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  return pdfFile(objects, '')
}

/** A page that opens with the password 2026; one sentence is on it. */
export function sealedPdf(): string {
  const [id, owner, user, text] = sealed
  const content = String.fromCharCode(...(text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/SampleSans>>>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Filter/Standard/V 1/R 2/O<${owner}>/U<${user}>/P -4>>`,
  ]
  return pdfFile(objects, `/Encrypt 5 0 R/ID[<${id}><${id}>]`)
}

/** Encrypted for that password: the file's id, the keys of owner and user, and the content of the page. */
const sealed = [
  '07'.repeat(16),
  '7799a30da09e9571c33d8e66e12d836f599ae3824d7e9148df7f853689ef7b24',
  '7eb583b3623f7c8a9f06f30d4377a8265bc1f59bc3b7f1fb4c9ecf5708d2621c',
  '3b20aacf7ecd8024fe69cf1367afc532482592cd3adaf4367fd2e738c3392e8bce705d794f9c32325ea75eb6b7203dab1fd3',
] as const

/** Serialises objects as a file, with a table of their positions; each character is one byte. */
export function pdfFile(objects: readonly string[], trailer: string): string {
  const parts = ['%PDF-1.4\n']
  let length = parts[0]?.length ?? 0
  const places = objects.map((object, n) => {
    const place = length
    const part = `${n + 1} 0 obj\n${object}\nendobj\n`
    parts.push(part)
    length += part.length
    return place
  })
  const xref = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${count} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
  )
  return parts.join('')
}

export const numbers = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ')
