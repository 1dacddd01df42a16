import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { FewFirst } from '../../shared/screen/FewFirst'
import { Question } from '../../shared/screen/Question'
import { failureNotice } from '../../shared/wire/failureNotice'
import { endSessionsAction } from '../actions'
import { sessionsAtom } from '../atoms'
import { securityMessages } from '../messages'
import { SessionRow } from './SessionRow'

/** The person's sessions. Any except this one can be signed out at once, and all others after a question. */
export function OpenSessions() {
  const texts = useTexts(securityMessages)
  const { notify } = useHost()
  const [request, askAgain] = useAtom(sessionsAtom)
  const [asking, setAsking] = useState(false)
  const { run, perform, busy } = useAction(endSessionsAction)
  const describe = useDescribeFailure()
  const sessions = request.state === 'ready' ? request.value.sessions : []
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length

  async function end(id: string) {
    const result = await run([id])
    if (result.done) notify({ tone: 'success', message: texts.ended(result.value) })
    else notify(failureNotice(result.failure, describe(result.failure)))
    // It has already ended: the current list is shown.
    if (!result.done && result.failure.kind === 'missing') askAgain()
  }

  return (
    <Card
      title={texts.sessions}
      description={request.state === 'ready' && others === 0 ? texts.onlyHere : texts.sessionsHint}
      padding={request.state === 'ready' ? 'none' : 'normal'}
      actions={
        others > 0 && (
          <Button variant="ghost" size="small" tone="danger" onClick={() => setAsking(true)}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      {request.state === 'loading' && <Skeleton shape="block" height={240} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.sessionsFailed} onRetry={askAgain} />
      )}
      {request.state === 'ready' && (
        <FewFirst rows={sessions} labels={texts}>
          {(session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              now={request.value.now}
              busy={busy}
              onEnd={() => void end(session.sessionId)}
            />
          )}
        </FewFirst>
      )}
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.endOthersTitle(others)}
        description={texts.endOthersText}
        confirmLabel={texts.endOthers}
        tone="danger"
        onConfirm={() => perform(undefined)}
        done={texts.ended(others)}
        describeFailure={describe}
      />
    </Card>
  )
}
