import type { English } from '../../shared/texts/messages'
import type { casesChinese } from './messages.zh-CN'

const span = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

export const casesEnglish: English<typeof casesChinese> = {
  'queue.certification': 'Certifications',
  'queue.dissolution': 'Dissolutions',
  'queue.trial': 'Trials',
  'queue.invoice': 'Invoices',
  waited: (count, unit) => `Waiting ${span(count, unit)}`,
  left: (count, unit) => `${span(count, unit)} left`,
  late: (count, unit) => `${span(count, unit)} late`,
  dueAt: (time) => `Promised by ${time}`,
  free: 'Free',
  own: 'Mine',
  claimedBy: (name) => `With ${name}`,
  claimedSince: (time) => `Since ${time}`,
  claim: 'Claim',
  release: 'Release',
  takeOver: 'Take over',
  claimOf: (name) => `Claim ${name}`,
  releaseOf: (name) => `Release ${name}`,
  takeOverOf: (name) => `Take over ${name}`,
  claimed: 'Claimed.',
  released: 'Released. Colleagues can claim it.',
  takenOver: 'You took it over.',
}
