export interface CompleteDrawing {
  readonly text: string
  /** The file ended in the middle, and what was begun last is left out. */
  readonly isCutOff: boolean
}

/** What has to be said once more of what was open when a file ended. */
const closing: Readonly<Record<string, readonly string[]>> = {
  BLOCKS: ['ENDBLK', 'ENDSEC'],
  TABLES: ['ENDTAB', 'ENDSEC'],
}

/** What a series ends after. */
const series = /^(POLYLINE|VERTEX|ATTRIB)$/

/** A drawing with an end: the library reads none without, and the whole of it would count as damaged. */
export function completeDrawing(text: string): CompleteDrawing {
  if (hasEnd(text)) return { text, isCutOff: false }
  const lines = text.split(/\r\n|\r|\n/)
  let section = ''
  let begun = 0
  let before = ''
  let last = ''
  for (let n = 0; n + 1 < lines.length; n += 2) {
    if (Number(lines[n]) !== 0 || lines[n]?.trim() === '') continue
    const name = lines[n + 1]?.trim() ?? ''
    if (name === 'SECTION') section = lines[n + 3]?.trim() ?? ''
    if (name === 'ENDSEC') section = ''
    ;[before, last, begun] = [last, name, n]
  }
  const isOpen = section !== '' && last !== 'SECTION' && last !== 'ENDSEC'
  // What was begun last may lack half of what makes it.
  const kept = lines.slice(0, isOpen ? begun : lines.length - (lines.length % 2))
  const isBetweenBlocks = section === 'BLOCKS' && (before === 'ENDBLK' || before === 'SECTION')
  const ends = section === '' ? [] : isBetweenBlocks ? ['ENDSEC'] : (closing[section] ?? ['ENDSEC'])
  const added = [...(series.test(before) ? ['SEQEND'] : []), ...ends, 'EOF']
  return { text: [...kept, ...added.flatMap((name) => ['0', name])].join('\n'), isCutOff: true }
}

/** Whatever comes after the end is not read. */
function hasEnd(text: string): boolean {
  for (let at = text.lastIndexOf('EOF'); at >= 0; at = text.lastIndexOf('EOF', at - 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 40), at), text.slice(at + 3, at + 4)]
    if (/(^|[\r\n])[ \t]*0[ \t]*(\r\n|\r|\n)[ \t]*$/.test(before) && !/[\w-]/.test(after)) return true
    if (at === 0) break
  }
  return false
}
