import { inviteeNameLength } from '@atrium/contracts/invitations/contract'
import { codePoints, tidyPhone, withoutInvisible } from '@atrium/contracts/wire/contract'
import type { Person } from './ListRow'

/**
 * Parses people from pasted text: one per line, in parts separated by tabs, commas, semicolons or spaces. The
 * part that looks like a phone is the phone, in any position; of the rest, the first is the name and the next
 * the department. A header line is left out.
 */
export function parsePasted(text: string): readonly Person[] {
  return withoutInvisible(text)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !isHeading(line))
    .map(readLine)
}

const isHeading = (line: string) =>
  !/\d/.test(line) && /手\s*机|电话|联系方式|姓\s*名|phone|mobile|name/i.test(line)

function readLine(line: string): Person {
  const parts = partsOf(line)
  const at = parts.findIndex(isPhoneLike)
  // Without a part that looks like a phone, the first part counts as one.
  const phoneAt = at >= 0 ? at : 0
  const [realName = '', ...department] = parts.filter((_, n) => n !== phoneAt)
  return { phone: tidyPhone(parts[phoneAt] ?? ''), ...untangled(realName, department.join(' ')) }
}

/** Spreadsheet cells are separated by tabs and may contain anything else, or be empty. */
function partsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
  const byComma = line.split(/[,，;；、]/)
  const parts = byComma.length > 1 ? byComma : line.trim().split(/\s+/)
  return parts.map((part) => part.trim())
}

const isPhoneLike = (part: string) => /^\+?[\d\s-]{7,18}$/.test(part)

/** The slash of a path shows if path and name are swapped. */
function untangled(realName: string, department: string): Pick<Person, 'realName' | 'department'> {
  const isSwapped = realName.includes('/') && department !== '' && codePoints(department) <= inviteeNameLength
  return isSwapped ? { realName: department, department: realName } : { realName, department }
}
