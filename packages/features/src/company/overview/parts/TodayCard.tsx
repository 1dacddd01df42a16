import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Link } from '@atrium/ui/link'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import {
  BadgeQuestionMark,
  CalendarX2,
  CreditCard,
  Hourglass,
  Layers,
  MailQuestion,
  ShieldAlert,
  UserPlus,
} from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost } from '../../../shared/host/useKept'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { TaskList, TaskRow } from '../../../shared/screen/TaskRow'
import type { Overview, Task } from '../api'
import { useOverviewTexts } from '../useOverviewTexts'
import type { TaskLine } from './taskLine'
import { taskLines } from './taskLines'

const most = 5

const icons = {
  ended: CalendarX2,
  failed: CreditCard,
  unpaid: CreditCard,
  applications: UserPlus,
  licenceRequests: BadgeQuestionMark,
  certification: ShieldAlert,
  full: Layers,
  ending: Hourglass,
  invitations: MailQuestion,
} as const satisfies Readonly<Record<Task['kind'], unknown>>

/** The person's tasks, most urgent first, each with its one action. */
export function TodayCard({ overview: { tasks, now } }: { readonly overview: Overview }) {
  const texts = useOverviewTexts(now)
  const [shows, setShows] = useState<'first' | 'all'>('first')
  const { companyId, offers } = useHost()
  // The service lets people buy whose menu has the orders.
  const lines = taskLines(tasks, texts, offers(pagePaths.companyOrders) ? companyId : undefined)
  const shown = shows === 'all' ? lines : lines.slice(0, most)
  const rest = lines.length - shown.length
  return (
    <Card
      padding="none"
      title={
        <CountedTitle count={lines.length > 0 && texts.todayCount(lines.length)}>{texts.today}</CountedTitle>
      }
      footer={
        rest > 0 && (
          <Button variant="ghost" size="small" onClick={() => setShows('all')}>
            {texts.showAll(rest)}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState drawing="done" title={texts.nothingToday} description={texts.nothingTodayHint} />
      ) : (
        <TaskList>
          {shown.map((line, index) => (
            <Line key={line.id} line={line} isFirst={index === 0} />
          ))}
        </TaskList>
      )}
    </Card>
  )
}

interface LineProps {
  readonly line: TaskLine
  /** Only the first button is filled: one thing at a time. */
  readonly isFirst: boolean
}

function Line({ line, isFirst }: LineProps) {
  const { offers, serves } = useHost()
  const isPhone = useNarrowWindow()
  const Icon = icons[line.kind]
  const leads = offers(line.menu) && serves?.(line.to)
  const words = isPhone ? line.short : line.action
  const name = `${line.action}: ${line.title}`
  return (
    <TaskRow
      {...line}
      detail={(isPhone && line.brief) || line.detail}
      icon={<Icon />}
      title={
        leads && line.about !== undefined ? (
          <Link variant="quiet" alone asChild>
            <FeatureLink to={line.about}>{line.title}</FeatureLink>
          </Link>
        ) : (
          line.title
        )
      }
      action={
        leads && (
          <Button size="small" variant={isFirst ? 'primary' : 'secondary'} asChild>
            <FeatureLink to={line.to} aria-label={name}>
              {words}
            </FeatureLink>
          </Button>
        )
      }
    />
  )
}
