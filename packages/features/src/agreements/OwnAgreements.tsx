import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { EntryList } from '../shared/settings/EntryList'
import { ownAgreementsAtom } from './atoms'
import { agreementMessages } from './messages'
import { AgreedEntry, DueEntry } from './parts/AgreedEntry'

/** The versions that the person agreed to, with date and occasion; pending ones come first. */
export function OwnAgreements() {
  const texts = useTexts(agreementMessages)
  const [request, askAgain] = useAtom(ownAgreementsAtom)
  const hasSome = request.state === 'ready' && request.value.agreed.length + request.value.due.length > 0
  return (
    <Card title={texts.own} description={texts.ownHint} padding={hasSome ? 'none' : 'normal'}>
      {request.state === 'loading' && <Skeleton shape="block" height={120} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.ownFailed} onRetry={askAgain} />
      )}
      {request.state === 'ready' &&
        (hasSome ? (
          <EntryList edgeToEdge>
            {request.value.due.map((due) => (
              <DueEntry key={due.kind} due={due} />
            ))}
            {request.value.agreed.map((agreed) => (
              <AgreedEntry key={`${agreed.kind} ${agreed.at}`} agreed={agreed} />
            ))}
          </EntryList>
        ) : (
          <p className={layout.hint}>{texts.ownNone}</p>
        ))}
    </Card>
  )
}
