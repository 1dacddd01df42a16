import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { ReturnButton } from '../../shared/screen/ReturnButton'
import { Screen } from '../../shared/screen/Screen'
import { readingsPath } from '../routes'
import { differenceAtom, directoryNameAtom } from './atoms'
import { differencesMessages } from './messages'
import { DifferenceActions } from './parts/DifferenceActions'
import { DifferenceNotices } from './parts/DifferenceNotices'
import { DifferenceRows } from './parts/DifferenceRows'
import { DifferenceSummary } from './parts/DifferenceSummary'
import { SeatEffects } from './parts/SeatEffects'
import { useDifferenceWords } from './useDifferenceWords'
import { useLiveDifference } from './useLiveDifference'

/** `/directoryDifference`: what a directory would change, and applying it. The query names it. */
export function DirectoryDifference() {
  const texts = useTexts(differencesMessages)
  const words = useDifferenceWords()
  const directoryName = useAtomValue(directoryNameAtom)
  const [difference, refresh] = useAtom(differenceAtom)
  useLiveDifference(difference, refresh)
  const rows = useRef<HTMLElement>(null)
  const showRows = () => rows.current?.scrollIntoView()
  const known = difference.state === 'ready' ? difference.value : undefined
  const look = known && words.look(known)
  const hasRows =
    !known || (known.state !== 'reading' && known.state !== 'failed' && known.state !== 'unchanged')
  return (
    <Screen
      above={[
        { name: texts.settings, to: pagePaths.companySettings },
        ...(known ? [{ name: texts.readings, to: readingsPath(known.directoryId) }] : []),
      ]}
      name={directoryName === undefined ? texts.title : texts.titleOf(directoryName)}
      kind={texts.title}
      status={
        look && (
          <StatusBadge tone={look.tone ?? 'neutral'} {...(look.quiet !== undefined && { quiet: look.quiet })}>
            {look.words}
          </StatusBadge>
        )
      }
      actions={known && <DifferenceActions difference={known} />}
      grows
    >
      {difference.state === 'failed' ? (
        <RequestFailure
          failure={difference.failure}
          title={difference.failure.kind === 'missing' ? texts.differenceMissing : texts.differenceFailed}
          missing={{
            hint: texts.differenceMissingHint,
            action: <ReturnButton to={pagePaths.companySettings} />,
          }}
          onRetry={refresh}
        />
      ) : (
        <>
          {known && <DifferenceNotices difference={known} onFilter={showRows} />}
          <Card aria-busy={difference.state === 'loading'}>
            {known ? (
              <DifferenceSummary difference={known} onFilter={showRows} />
            ) : (
              <Skeleton lines={4} width="60%" />
            )}
          </Card>
          {known && hasRows && known.seats.length > 0 && <SeatEffects difference={known} />}
          {hasRows && <DifferenceRows difference={known} ref={rows} />}
        </>
      )}
    </Screen>
  )
}
