import { ExpiryLine } from '@atrium/ui/expiry-line'

const licences = [
  { id: '1', at: new Date('2026-02-10'), words: 'Cost planner expired on 10 February' },
  { id: '2', at: new Date('2026-03-20'), words: 'Site diary expires on 20 March' },
  { id: '3', at: new Date('2026-09-01'), words: 'Model viewer expires on 1 September' },
]

const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

export function ExpiryLineExample() {
  return (
    <ExpiryLine
      points={licences}
      now={new Date('2026-03-01')}
      label="Expiry of 3 licences: 1 expired, 1 within 30 days, 1 later"
      nowLabel="Today"
      overLabel="Expired"
      formatMonth={(moment) => month.format(moment)}
    />
  )
}
