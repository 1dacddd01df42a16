import { englishCount as n } from '../texts/format'
import type { English } from '../texts/messages'
import type { licenceChinese } from './messages.zh-CN'

export const licenceEnglish: English<typeof licenceChinese> = {
  normal: 'Normal',
  disabled: 'Disabled',
  expired: 'Expired',
  full: 'Full',
  ending: 'Ending soon',
  assignLicences: 'Assign licences',
  takeBackLicences: 'Take back licences',
  endsIn: (days: number) => (days === 0 ? 'Ends today' : days === 1 ? '1 day left' : `${days} days left`),

  source: 'Source',
  manual: 'By hand',
  rule: 'Rule',
  ofRule: (name) => `Rule “${name}”`,
  request: 'Request',
  import: 'Bulk assignment',
  borrowedUntil: (day) => `Borrowed until ${day}`,
  borrowed: 'Borrowed',
  becomesException: (count) =>
    `${count === 1 ? '1 licence comes from a rule. The member becomes an exception of it and no longer gets it' : `${n(count)} licences come from rules. Their members become exceptions of them and no longer get them`} automatically.`,

  seatsOf: (department, count) => `${department} (${n(count)})`,
  seatsOfMore: (departments, count) =>
    `${n(departments)} other ${departments === 1 ? 'department' : 'departments'} (${n(count)})`,
}
