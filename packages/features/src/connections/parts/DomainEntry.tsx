import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { Ellipsis, Globe } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { useFormat } from '../../shared/texts/useFormat'
import { removeDomainAction } from '../actions'
import type { CompanyDomain } from '../api'
import { connectionsMessages } from '../messages'

const RecordDialog = deferMounted(async () => (await import('./RecordDialog')).RecordDialog)

const tones = { pending: 'neutral', verified: 'success', lost: 'warning' } as const satisfies Record<
  CompanyDomain['state'],
  StatusBadgeProps['tone']
>

/** A domain, and whether it is the company's. */
export function DomainEntry({ domain: { domain, state, verifiedAt, endsAt, ...record } }: DomainEntryProps) {
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  const remove = useSetAtom(removeDomainAction)
  const [shown, show] = useState<'nothing' | 'record' | 'removing'>('nothing')
  const names = {
    pending: texts.domainPending,
    verified: texts.domainVerified,
    lost: texts.domainLost,
  }
  const hints = {
    pending: texts.domainPendingHint,
    verified: verifiedAt === null ? undefined : texts.verifiedOn(format.day(verifiedAt)),
    lost: texts.lostHint(format.day(endsAt)),
  }
  return (
    <>
      <Entry
        icon={<Globe />}
        name={domain}
        state={<StatusBadge tone={tones[state]}>{names[state]}</StatusBadge>}
        hint={hints[state]}
        actions={
          <>
            {state !== 'verified' && (
              <Button size="small" aria-label={texts.verifyOf(domain)} onClick={() => show('record')}>
                {texts.verify}
              </Button>
            )}
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton size="small" label={texts.actionsOf(domain)} icon={<Ellipsis aria-hidden />} />
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <DropdownMenuItem onSelect={() => show('record')}>{texts.record}</DropdownMenuItem>
                <DropdownMenuSeparator />
                <DropdownMenuItem tone="danger" onSelect={() => show('removing')}>
                  {texts.removeDomain}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </>
        }
      />
      <Question
        open={shown === 'removing'}
        onOpenChange={(open) => open || show('nothing')}
        title={texts.removeDomainTitle(domain)}
        description={texts.removeDomainText}
        confirmLabel={texts.removeDomain}
        tone="danger"
        onConfirm={() => remove(domain)}
        done={texts.domainRemoved}
      />
      {shown === 'record' && (
        <RecordDialog
          domain={domain}
          name={record.recordName}
          value={record.recordValue}
          onClose={() => show('nothing')}
        />
      )}
    </>
  )
}

interface DomainEntryProps {
  readonly domain: CompanyDomain
}
