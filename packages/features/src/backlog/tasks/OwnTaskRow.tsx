import { Button } from '@atrium/ui/button'
import { ClipboardPen, Hourglass, KeyRound, Mail, MailCheck, ReceiptText, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { TaskRow } from '../../shared/screen/TaskRow'
import { formatAgo } from '../../shared/texts/formatAgo'
import { useFormat } from '../../shared/texts/useFormat'
import type { OwnTask } from './api'
import { useTaskLine } from './useTaskLine'

const icons = {
  secondStepWanted: ShieldAlert,
  certification: ShieldAlert,
  order: ReceiptText,
  licence: Hourglass,
  password: KeyRound,
  messages: Mail,
  secondStep: ShieldAlert,
  profile: ClipboardPen,
  email: MailCheck,
} as const satisfies Readonly<Record<OwnTask['kind'], unknown>>

interface OwnTaskRowProps {
  readonly task: OwnTask
  /** Only the first button is filled: one thing at a time. */
  readonly isFirst: boolean
}

/** One task, with its one action. */
export function OwnTaskRow({ task, isFirst }: OwnTaskRowProps) {
  const { serves, locale } = useHost()
  const { day } = useFormat()
  const [now] = useState(() => new Date())
  const { tone, title, detail, action, to, since } = useTaskLine(task)
  const Icon = icons[task.kind]
  return (
    <TaskRow
      icon={<Icon />}
      tone={tone}
      title={title}
      detail={detail}
      when={since && (formatAgo(since, now, locale) ?? day(since))}
      action={
        serves(to) && (
          <Button size="small" variant={isFirst ? 'primary' : 'secondary'} asChild>
            <FeatureLink to={to} aria-label={`${action}: ${title}`}>
              {action}
            </FeatureLink>
          </Button>
        )
      }
    />
  )
}
