import { lineState } from '@atrium/contracts/bulkLicences/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { listMessages } from '../shared/list/messages'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import type { KnownBulkChange } from './api'
import { changeAtom, lineList } from './atoms'
import styles from './BulkChange.module.css'
import { bulkLicencesMessages } from './messages'
import { ChangeActions } from './parts/ChangeActions'
import { ChangeProgress } from './parts/ChangeProgress'
import { useChangeName } from './parts/useChangeColumns'
import { useLineColumns, useLineStateNames } from './parts/useLineColumns'
import { isMoving, useLiveChange } from './useLiveChange'

/** `/bulkLicenceChange`: one bulk change with its progress, result and lines. The query names it. */
export function BulkChange() {
  const texts = useTexts(bulkLicencesMessages)
  const nameOf = useChangeName()
  const [change, refresh] = useAtom(changeAtom)
  useLiveChange(change, refresh)
  const known = change.state === 'ready' ? change.value : undefined
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.bulkLicences }]}
      name={known ? nameOf(known) : texts.title}
      kind={texts.title}
      grows
    >
      {change.state === 'failed' ? (
        <RequestFailure
          failure={change.failure}
          title={change.failure.kind === 'missing' ? texts.changeMissing : texts.changeFailed}
          missing={{ hint: texts.changeMissingHint, action: <ReturnButton to={pagePaths.bulkLicences} /> }}
          onRetry={refresh}
        />
      ) : (
        <>
          <Card aria-busy={change.state === 'loading'}>
            {known ? <Summary change={known} /> : <Skeleton lines={4} width="60%" />}
          </Card>
          <Lines change={known} />
        </>
      )}
    </Screen>
  )
}

/** Progress or result, what can be done about it, and who started it. */
function Summary({ change }: { readonly change: KnownBulkChange }) {
  const texts = useTexts(bulkLicencesMessages)
  const { timestamp, list } = useFormat()
  return (
    <div className={styles.summary}>
      <div className={styles.result}>
        <ChangeProgress change={change} />
        {!isMoving(change) && (
          <div className={styles.actions}>
            <ChangeActions change={change} />
          </div>
        )}
      </div>
      <DescriptionList columns={3} layout="above">
        <DescriptionItem term={texts.products}>{list(change.productNames)}</DescriptionItem>
        <DescriptionItem term={texts.startedBy}>{change.startedBy || texts.byPolicy}</DescriptionItem>
        <DescriptionItem term={texts.startedAt}>{timestamp(change.startedAt)}</DescriptionItem>
      </DescriptionList>
    </div>
  )
}

/** Every line with its result, filtered by it. */
function Lines({ change }: { readonly change: KnownBulkChange | undefined }) {
  const texts = useTexts(bulkLicencesMessages)
  const { all } = useTexts(listMessages)
  const states = useLineStateNames()
  const { count } = useFormat()
  const [view, show] = useAtom(lineList.viewAtom)
  const shown = lineState.options.filter((state) => !change || change[state] > 0 || view.state === state)
  return (
    <ListCard
      list={lineList}
      columns={useLineColumns()}
      getRowId={(row) => String(row.number)}
      caption={texts.lines}
      title={texts.lines}
      failedTitle={texts.linesFailed}
      density="tall"
      chips={
        <FilterChips
          label={texts.lineFilter}
          chips={[
            { value: everything, label: all, count: change && count(change.total) },
            ...shown.map((state) => ({
              value: state,
              label: states[state],
              count: change && count(change[state]),
            })),
          ]}
          value={view.state ?? everything}
          onValueChange={(next) => show({ state: lineState.options.find((state) => state === next) })}
        />
      }
      exported={{ atOnce: 1000 }}
      empty={<EmptyState drawing="licences" title={texts.noLines} />}
    />
  )
}

const everything = 'all'
