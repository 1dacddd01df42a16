import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { useFormat } from '../../shared/texts/useFormat'
import { errorCodes } from '../../shared/wire/errorCodes'
import { failureNotice } from '../../shared/wire/failureNotice'
import { endSessionsAction } from '../actions'
import type { OpenSession } from '../api'
import { accountMessages } from '../messages'
import { Entry } from './Entry'
import { EntryList } from './EntryList'

/** Where the person is signed in; anything but this page's own can be signed out at once. */
export function OpenSessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const texts = useTexts(accountMessages)
  const { notify } = useHost()
  const { run, busy } = useAction(endSessionsAction)
  const describe = useDescribeFailure({ [errorCodes.missing]: texts.sessionGone })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  async function end(ids?: readonly string[]) {
    const result = await run(ids)
    if (result.done) notify({ tone: 'success', message: texts.signedOut(result.value) })
    else notify(failureNotice(result.failure, describe(result.failure)))
  }

  return (
    <SettingsSection
      title={texts.sessions}
      description={others.length > 0 ? texts.sessionsHint : texts.noOtherSessions}
      actions={
        others.length > 0 && (
          <Button size="small" busy={busy} onClick={() => void end()}>
            {texts.signOutElsewhere}
          </Button>
        )
      }
    >
      <EntryList>
        {sessions.map((session) => (
          <SessionEntry
            key={session.sessionId}
            session={session}
            busy={busy}
            onEnd={(id) => void end([id])}
          />
        ))}
      </EntryList>
    </SettingsSection>
  )
}

interface SessionEntryProps {
  readonly session: OpenSession
  readonly busy: boolean
  readonly onEnd: (sessionId: string) => void
}

function SessionEntry({ session, busy, onEnd }: SessionEntryProps) {
  const texts = useTexts(accountMessages)
  const format = useFormat()
  const kind = session.isWebClient ? texts.browser : texts.installed
  const name = [session.browser || kind, session.system].filter(Boolean).join(' · ')
  const signedIn = texts.signedInAt(format.timestamp(session.signedInAt))
  return (
    <Entry
      name={name}
      value={texts.signedInAt(whole(format.timestamp(session.signedInAt)))}
      hint={[session.address, texts.lastActiveAt(whole(format.timestamp(session.lastActiveAt)))]
        .filter(Boolean)
        .join(' · ')}
      action={
        session.isCurrent ? (
          <StatusBadge tone="success">{texts.current}</StatusBadge>
        ) : (
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            disabled={busy}
            aria-label={texts.signOutOf(`${name} ${signedIn}`)}
            onClick={() => onEnd(session.sessionId)}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  )
}

/** No line ends within it. */
const whole = (time: string) => time.replaceAll('-', '-\u2060').replace(' ', '\u00a0')
