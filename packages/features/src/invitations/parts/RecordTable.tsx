import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { MailPlus, SearchX } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { PagedTable } from '../../shared/list/PagedTable'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import { componentMessages } from '../../shared/texts/componentMessages'
import type { Invitation } from '../api'
import { invitationsAtom, pageSizes, viewAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import { invitationsRoutes } from '../routes'

interface RecordTableProps {
  readonly columns: ColumnChoice<Invitation>
}

/** One page of invitations. */
export function RecordTable({ columns }: RecordTableProps) {
  const texts = useTexts(invitationsMessages)
  const words = useTexts(componentMessages)
  const [request, refresh] = useAtom(invitationsAtom)
  const [view, setView] = useAtom(viewAtom)

  return (
    <PagedTable
      columns={columns.visible}
      getRowId={getRowId}
      getRowLabel={getRowLabel}
      caption={texts.recordList}
      page={request}
      failedTitle={texts.recordsFailed}
      onRetry={() => refresh()}
      view={view}
      onViewChange={setView}
      pageSizes={pageSizes}
      filtered={view.search !== '' || view.status !== undefined}
      empty={
        <EmptyState
          icon={<MailPlus />}
          title={texts.noRecords}
          description={texts.noRecordsHint}
          action={
            <Button variant="primary" asChild>
              <FeatureLink to={invitationsRoutes.invite}>{texts.invite}</FeatureLink>
            </Button>
          }
        />
      }
      noMatches={
        <EmptyState
          icon={<SearchX />}
          title={words.noMatches}
          description={texts.noMatchesHint}
          action={
            <Button onClick={() => setView({ search: '', status: undefined, pageIndex: 1 })}>
              {texts.clearFilters}
            </Button>
          }
        />
      }
    />
  )
}

const getRowId = (row: Invitation) => row.invitationId
const getRowLabel = (row: Invitation) => `${row.realName} ${row.phone}`.trim()
