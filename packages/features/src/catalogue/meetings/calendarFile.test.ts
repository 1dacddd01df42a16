import { expect, it } from 'vitest'
import { calendarFile } from './calendarFile'

const event = {
  id: 'meeting-seismic',
  startAt: '2026-12-12T06:00:00.000Z',
  endAt: '2026-12-12T09:30:00.000Z',
  summary: '超限高层抗震设计技术交流会',
  location: '上海, 同济; 报告厅',
  description: '第一行\n第二行\\',
}
const now = new Date('2026-11-24T01:02:03.456Z')
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

it('has time, title and place, with special characters escaped', () => {
  expect(unfolded(calendarFile(event, now)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:meeting-seismic@atrium',
    'DTSTAMP:20261124T010203Z',
    'DTSTART:20261212T060000Z',
    'DTEND:20261212T093000Z',
    'SUMMARY:超限高层抗震设计技术交流会',
    'LOCATION:上海\\, 同济\\; 报告厅',
    'DESCRIPTION:第一行\\n第二行\\\\',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds lines after at most 75 bytes, without splitting a character', () => {
  const long = calendarFile({ ...event, description: '会议🏗'.repeat(60) }, now)
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded(long)).toContain('会议🏗'.repeat(60))
})
