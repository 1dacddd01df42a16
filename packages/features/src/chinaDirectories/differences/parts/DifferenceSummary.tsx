import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { PartsBar } from '../../../shared/licence/PartsBar'
import layout from '../../../shared/screen/Layout.module.css'
import { RunningTask } from '../../../shared/screen/RunningTask'
import { TaskResult } from '../../../shared/screen/TaskResult'
import { useFormat } from '../../../shared/texts/useFormat'
import type { KnownDifference } from '../../api'
import { FailureWords } from '../../parts/FailureWords'
import { differencePath } from '../../routes'
import { departmentKinds } from '../kinds'
import { differencesMessages } from '../messages'
import { useDifferenceWords } from '../useDifferenceWords'
import styles from './DifferenceSummary.module.css'

interface DifferenceProps {
  readonly difference: KnownDifference
}

interface FilteringProps extends DifferenceProps {
  /** A link filters the list of changes, which may be far below. */
  readonly onFilter: () => void
}

/** What a difference contains, how far it is, and who did what when. */
export function DifferenceSummary({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  const { timestamp } = useFormat()
  const words = useDifferenceWords()
  const { readAt, appliedAt, appliedBy, finishedAt } = difference
  return (
    <div className={styles.summary}>
      <Content difference={difference} onFilter={onFilter} />
      <DescriptionList columns={4} layout="above">
        <DescriptionItem term={texts.startedBy}>{words.startedBy(difference)}</DescriptionItem>
        <DescriptionItem term={texts.startedAt}>{timestamp(difference.startedAt)}</DescriptionItem>
        {readAt !== null && <DescriptionItem term={texts.readAt}>{timestamp(readAt)}</DescriptionItem>}
        {appliedAt !== null && (
          <>
            <DescriptionItem term={texts.appliedBy}>{appliedBy || texts.byPolicy}</DescriptionItem>
            <DescriptionItem term={texts.appliedAt}>{timestamp(appliedAt)}</DescriptionItem>
          </>
        )}
        {finishedAt !== null && (
          <DescriptionItem term={texts.finishedAt}>{timestamp(finishedAt)}</DescriptionItem>
        )}
      </DescriptionList>
    </div>
  )
}

function Content({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  switch (difference.state) {
    case 'reading':
      return <Reading difference={difference} />
    case 'failed':
      return difference.failure && <FailureWords failure={difference.failure} />
    case 'applying':
      return <Applying difference={difference} />
    case 'unchanged':
      return <EmptyState drawing="done" title={texts.unchangedTitle} description={texts.unchangedText} />
    case 'applied':
      return (
        <>
          <Result difference={difference} onFilter={onFilter} />
          <Totals difference={difference} />
        </>
      )
    default:
      return <Totals difference={difference} />
  }
}

function Reading({ difference: { peopleRead, departmentsRead } }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  return (
    <div className={layout.tightStack}>
      {/* Nobody knows how much there is, so there is no bar. */}
      <TaskResult icon="busy" title={texts.reading}>
        <span className={styles.figures}>{texts.readingText(peopleRead, departmentsRead)}</span>
      </TaskResult>
      <p className={layout.hint}>{texts.readingHint}</p>
    </div>
  )
}

function Applying({ difference: { total, done, skipped, failed } }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  const finished = done + skipped + failed
  return (
    <RunningTask
      title={texts.applying}
      figures={texts.progressOf(finished, total)}
      done={finished}
      total={total}
      hint={texts.applyingHint}
    />
  )
}

function Result({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  const { done, skipped, failed } = difference
  return (
    <TaskResult tone={failed === 0 ? 'success' : 'warning'} title={texts.appliedCount(done)}>
      {skipped > 0 && <StatusBadge tone="idle">{texts.skippedCount(skipped)}</StatusBadge>}
      {failed > 0 && (
        <>
          <StatusBadge tone="warning">{texts.failedCount(failed)}</StatusBadge>
          <FeatureLink
            className={styles.link}
            to={`${differencePath(difference)}&state=failed`}
            onClick={onFilter}
          >
            {texts.showFailed}
          </FeatureLink>
        </>
      )}
    </TaskResult>
  )
}

/** People who join, change, leave and are blocked, to scale; departments in words. */
function Totals({ difference }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  const { list } = useFormat()
  const { joining, changing, leaving, changes, untouched } = difference
  const countOf = (kind: string) => changes.find(({ change }) => change === kind)?.count ?? 0
  const blocked = countOf('blocked')
  const departments = departmentKinds
    .filter((kind) => countOf(kind) > 0)
    .map((kind) => texts.kindCount(texts[kind], countOf(kind)))
  return (
    <div className={layout.closeStack}>
      <PartsBar
        label={texts.barOf(joining, changing, leaving, blocked)}
        parts={[
          { id: 'joining', look: 'strong', size: joining, words: texts.join, stays: true },
          { id: 'changing', look: 'off', size: changing, words: texts.change, stays: true },
          { id: 'leaving', look: 'lost', size: leaving, words: texts.leave, stays: true },
          { id: 'blocked', look: 'full', size: blocked, words: texts.blockedPeople },
        ]}
      />
      <p className={layout.hint}>
        {departments.length > 0 ? list(departments) : texts.noDepartmentChanges}
        {untouched > 0 && ` · ${texts.untouched(untouched)}`}
      </p>
    </div>
  )
}
