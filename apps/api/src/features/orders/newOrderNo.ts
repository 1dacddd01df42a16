import { randomInt } from 'node:crypto'

const inChina = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The minute in China and six digits: `202611201830482913`. */
export function newOrderNo(now: Date, six = randomInt(1_000_000)): string {
  const parts = Object.fromEntries(inChina.formatToParts(now).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  return `${year}${month}${day}${hour}${minute}${String(six).padStart(6, '0')}`
}
