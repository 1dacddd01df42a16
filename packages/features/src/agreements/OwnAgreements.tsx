import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { EntryList } from '../shared/settings/EntryList'
import { ownAgreementsAtom } from './atoms'
import { agreementMessages } from './messages'
import { AgreedEntry } from './parts/AgreedEntry'
import { DueEntry } from './parts/DueEntry'

/** Which versions the person agreed to, when and on which occasion; what waits for them stands at the head. */
export function OwnAgreements() {
  const texts = useTexts(agreementMessages)
  const [request, askAgain] = useAtom(ownAgreementsAtom)
  return (
    <SettingsSection title={texts.own} description={texts.ownHint}>
      {request.state === 'loading' && <Skeleton shape="block" height={120} />}
      {request.state === 'failed' && (
        <RequestFailure failure={request.failure} title={texts.ownFailed} onRetry={askAgain} />
      )}
      {request.state === 'ready' &&
        (request.value.agreed.length + request.value.due.length === 0 ? (
          <p className={layout.hint}>{texts.ownNone}</p>
        ) : (
          <EntryList>
            {request.value.due.map((due) => (
              <DueEntry key={due.kind} due={due} />
            ))}
            {request.value.agreed.map((agreed) => (
              <AgreedEntry key={`${agreed.kind} ${agreed.at}`} agreed={agreed} />
            ))}
          </EntryList>
        ))}
    </SettingsSection>
  )
}
