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
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { Ellipsis, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { useFormat } from '../../shared/texts/useFormat'
import { endConnectionAction, switchConnectionAction } from '../actions'
import type { ConnectionSummary, Identity } from '../api'
import { connectionsMessages } from '../messages'

const DetailsDialog = deferMounted(async () => (await import('./DetailsDialog')).DetailsDialog)
const TestDialog = deferMounted(async () => (await import('./TestDialog')).TestDialog)
const JoiningDialog = deferMounted(async () => (await import('./JoiningDialog')).JoiningDialog)
const RenameDialog = deferMounted(async () => (await import('./RenameDialog')).RenameDialog)

interface ConnectionEntryProps {
  readonly connection: ConnectionSummary
  readonly identity: Identity
}

type Shown = 'nothing' | 'details' | 'test' | 'joining' | 'rename' | 'switch' | 'end'

/** How long before its end a certificate is marked, in milliseconds. */
const soon = 30 * 86_400_000

/** A connection: its state, the next step and all others. */
export function ConnectionEntry({ connection, identity }: ConnectionEntryProps) {
  const { connectionId, connectionName: name, kind, state, hasDetails, linkedCount } = connection
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  const end = useSetAtom(endConnectionAction)
  const use = useUseOf(connection)
  const [shown, show] = useState<Shown>('nothing')
  const close = () => show('nothing')
  const next = {
    empty: { label: texts.configure, of: texts.configureOf(name), shown: 'details' },
    draft: { label: texts.test, of: texts.testOf(name), shown: 'test' },
    tested: { label: texts.switchOn, of: texts.switchOnTitle(name), shown: 'switch' },
    on: { label: texts.joining, of: texts.joiningOf(name), shown: 'joining' },
  } as const
  const { label, of, shown: first } = next[state === 'draft' && !hasDetails ? 'empty' : state]
  return (
    <>
      <Entry
        icon={<KeyRound />}
        name={name}
        state={<States connection={connection} />}
        value={kind === 'oidc' ? texts.onlyOidc : texts.saml}
        hint={use}
        actions={
          <>
            <Button
              size="small"
              {...(state === 'tested' && { variant: 'primary' })}
              aria-label={of}
              onClick={() => show(first)}
            >
              {label}
            </Button>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton size="small" label={texts.actionsOf(name)} icon={<Ellipsis aria-hidden />} />
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <DropdownMenuItem onSelect={() => show('details')}>{texts.configure}</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => show('test')}>{texts.test}</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => show('joining')}>{texts.joining}</DropdownMenuItem>
                <DropdownMenuItem onSelect={() => show('rename')}>{texts.rename}</DropdownMenuItem>
                <DropdownMenuSeparator />
                {state === 'on' && (
                  <DropdownMenuItem onSelect={() => show('switch')}>{texts.switchOff}</DropdownMenuItem>
                )}
                <DropdownMenuItem tone="danger" onSelect={() => show('end')}>
                  {texts.end}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </>
        }
      />
      <SwitchQuestion open={shown === 'switch'} onClose={close} connection={connection} identity={identity} />
      <Question
        open={shown === 'end'}
        onOpenChange={(open) => open || close()}
        title={texts.endTitle(name)}
        description={texts.endText(format.count(linkedCount))}
        confirmLabel={texts.end}
        tone="danger"
        onConfirm={() => end(connectionId)}
        done={texts.ended}
      />
      {shown === 'details' && <DetailsDialog connection={connection} onClose={close} />}
      {shown === 'test' && <TestDialog connection={connection} onClose={close} />}
      {shown === 'joining' && <JoiningDialog connection={connection} onClose={close} />}
      {shown === 'rename' && <RenameDialog connection={connection} onClose={close} />}
    </>
  )
}

function States({
  connection: { state, hasDetails, certificateEndsAt },
}: Pick<ConnectionEntryProps, 'connection'>) {
  const texts = useTexts(connectionsMessages)
  const left =
    certificateEndsAt === null ? Number.POSITIVE_INFINITY : Date.parse(certificateEndsAt) - Date.now()
  const tones = { draft: 'neutral', tested: 'accent', on: 'success' } as const
  return (
    <>
      <StatusBadge tone={tones[state]}>
        {state === 'draft' && hasDetails ? texts.untested : texts[state]}
      </StatusBadge>
      {left < soon && (
        <StatusBadge tone={left > 0 ? 'warning' : 'danger'}>
          {left > 0 ? texts.certificateEndsSoon : texts.certificateOver}
        </StatusBadge>
      )}
    </>
  )
}

/** Who uses it, and how long its certificate lasts; undefined: nothing to say yet. */
function useUseOf({ linkedCount, lastUsedAt, certificateEndsAt }: ConnectionSummary): string | undefined {
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  const isOver = certificateEndsAt !== null && Date.parse(certificateEndsAt) < Date.now()
  const day = format.day(certificateEndsAt)
  const parts = [
    linkedCount > 0 && texts.linkedCount(format.count(linkedCount)),
    lastUsedAt !== null && texts.usedAt(format.timestamp(lastUsedAt)),
    certificateEndsAt !== null && (isOver ? texts.certificateEnded(day) : texts.certificateEnds(day)),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}

interface SwitchQuestionProps extends ConnectionEntryProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before a connection is switched on or off. */
function SwitchQuestion({ open, onClose, connection, identity }: SwitchQuestionProps) {
  const { connectionId, connectionName: name, state } = connection
  const texts = useTexts(connectionsMessages)
  const change = useSetAtom(switchConnectionAction)
  const isOn = state === 'on'
  const other = identity.connections.find((each) => each.state === 'on' && each !== connection)
  const onText = other ? texts.switchOnInstead(other.connectionName) : texts.switchOnText
  const offText = identity.isRequired ? texts.switchOffRuled : texts.switchOffText
  return (
    <Question
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={isOn ? texts.switchOffTitle(name) : texts.switchOnTitle(name)}
      description={isOn ? offText : onText}
      confirmLabel={isOn ? texts.switchOff : texts.switchOn}
      {...(isOn && { tone: 'danger' })}
      onConfirm={() => change({ connectionId, isOn: !isOn })}
      done={isOn ? texts.switchedOff : texts.switchedOn}
    />
  )
}
