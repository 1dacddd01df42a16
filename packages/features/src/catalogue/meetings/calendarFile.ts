interface CalendarEvent {
  readonly id: string
  readonly startAt: string
  readonly endAt: string
  readonly summary: string
  readonly location: string
  readonly description: string
}

/** The event as a calendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@atrium`,
    `DTSTAMP:${instant(now.toISOString())}`,
    `DTSTART:${instant(event.startAt)}`,
    `DTEND:${instant(event.endAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261212T060000Z` */
const instant = (moment: string) => moment.replace(/\.\d+|[-:]/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const mostBytes = 75

/** No line is longer than 75 bytes, and no character is split. */
function folded(line: string): string {
  let room = mostBytes
  let text = ''
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length
    if (bytes > room) {
      text += '\r\n '
      room = mostBytes - 1
    }
    text += character
    room -= bytes
  }
  return text
}
