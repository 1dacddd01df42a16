import { pagePaths } from '@atrium/contracts/paths'
import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { requestAtom } from '../shared/request/request'
import { formatAgo } from '../shared/texts/formatAgo'
import { useFormat } from '../shared/texts/useFormat'
import { apiAtom, type HistoryRow } from './api'
import { historyMessages } from './messages'
import { useDescribeRow } from './parts/useDescribeRow'
import styles from './RecentActivity.module.css'

const most = 6

/** With the time to which ages are relative. */
const recentAtom = requestAtom(['history'], async (get, signal) => {
  const query = { category: 'changes', pageIndex: 1, pageSize: most } as const
  const { list } = await get(apiAtom).listHistory({ query }, { signal })
  return { list, now: new Date() }
})

/** The latest changes in the company, for a host's home. Nothing if the menu has no history. */
export function RecentActivity() {
  const { offers } = useHost()
  return offers(pagePaths.companyHistory) ? <Activity /> : null
}

function Activity() {
  const texts = useTexts(historyMessages)
  const [recent, askAgain] = useAtom(recentAtom)
  return (
    <Card
      title={texts.recent}
      padding="none"
      footer={
        <Link variant="quiet" asChild>
          <FeatureLink to={pagePaths.companyHistory}>{texts.allHistory}</FeatureLink>
        </Link>
      }
    >
      {recent.state === 'loading' && <Skeleton className={styles.waiting} lines={most} />}
      {recent.state === 'failed' && (
        <RequestFailure failure={recent.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {recent.state === 'ready' &&
        (recent.value.list.length === 0 ? (
          <EmptyState drawing="history" title={texts.none} description={texts.noneHint} />
        ) : (
          <ul className={styles.list}>
            {recent.value.list.map((row) => (
              <Change key={row.id} row={row} now={recent.value.now} />
            ))}
          </ul>
        ))}
    </Card>
  )
}

function Change({ row, now }: { readonly row: HistoryRow; readonly now: Date }) {
  const { locale } = useHost()
  const { timestamp, day } = useFormat()
  const describe = useDescribeRow()
  const actor = describe.actor(row)
  const object = describe.object(row)
  const ago = formatAgo(row.at, now, locale) ?? day(row.at)
  return (
    <li className={styles.change}>
      <Avatar name={actor} size="small" decorative />
      <p className={styles.deed}>
        {describe.deed(row)}
        {object !== undefined && (
          <>
            {' '}
            <strong>{object}</strong>
          </>
        )}
      </p>
      <time className={styles.when} dateTime={row.at} title={timestamp(row.at)}>
        {ago}
      </time>
    </li>
  )
}
