import { pagePaths, paths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { requestAtom } from '../../shared/request/request'
import { useFormat } from '../../shared/texts/useFormat'
import { apiAtom } from '../api'
import { historyMessages } from '../messages'
import styles from './SubjectHistory.module.css'
import { useDescribeRow } from './useDescribeRow'

export interface SubjectHistoryProps {
  readonly kind: 'member' | 'department' | 'product'
  readonly id: string
}

const most = 5

/** The latest changes of one subject, with a link to all; nothing for people who can't see any. */
export function SubjectHistory(subject: SubjectHistoryProps) {
  const { offers } = useHost()
  return offers(pagePaths.companyHistory) ? <LastChanges {...subject} /> : null
}

function LastChanges({ kind, id }: SubjectHistoryProps) {
  const texts = useTexts(historyMessages)
  const { timestamp, things } = useFormat()
  const describe = useDescribeRow()
  const lastAtom = useMemo(
    () =>
      requestAtom(['history'], (get, signal) =>
        get(apiAtom).listHistory({ query: { kind, id, pageIndex: 1, pageSize: most } }, { signal }),
      ),
    [kind, id],
  )
  const last = useAtomValue(lastAtom)
  // A drawer is about something else: a failed history is reported on its own page.
  if (last.state === 'failed') return null
  const page = last.state === 'ready' ? last.value : undefined
  return (
    <DrawerSection
      title={texts.history}
      count={page?.totalItems}
      empty={texts.none}
      action={
        page &&
        page.totalItems > most && (
          <Link variant="quiet" asChild>
            <FeatureLink to={paths.companyHistory({ kind, id })}>{texts.allHistory}</FeatureLink>
          </Link>
        )
      }
    >
      {page ? (
        <ul className={drawerLines}>
          {page.list.map((row) => {
            const { count, list } = kind === 'member' ? row.products : row.members
            const names = list.map(({ name }) => name || texts.unknown)
            return (
              <DrawerLine
                key={row.id}
                title={
                  <span className={styles.deed}>
                    {describe.deed(row)}
                    {count > 0 && (
                      <>
                        {' '}
                        <strong>{things(names, count)}</strong>
                      </>
                    )}
                  </span>
                }
                detail={[timestamp(row.at), describe.rules(row)].filter(Boolean).join(' · ')}
              />
            )
          })}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
    </DrawerSection>
  )
}
