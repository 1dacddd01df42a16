import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ListSearch } from '../../shared/ListSearch'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { usePageWithin } from '../../shared/usePageWithin'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { grantedPageSizes, grantedUsersAtom, grantedViewAtom } from '../atoms'
import { memberSearchLength } from '../contract'
import { controlOfRow } from '../controlOfRow'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { GrantedUser, Product } from '../wire'
import { AssignMembersDialog } from './AssignMembersDialog'
import { CancelMembersDialog } from './CancelMembersDialog'
import { DevicesDialog } from './DevicesDialog'
import { ForceOfflineDialogs } from './ForceOfflineDialogs'
import { useGrantedUserColumns } from './useGrantedUserColumns'

const none: readonly GrantedUser[] = []
const nobody: ReadonlySet<string> = new Set()

type Open =
  | { readonly dialog: 'assign' | 'cancel' }
  | { readonly dialog: 'devices' | 'forceOffline'; readonly user: GrantedUser }

/** Who has a licence of the product; assigning it to more, cancelling it, forcing someone offline. */
export function GrantedUsers({ product }: { readonly product: Product | undefined }) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const [view, setView] = useAtom(grantedViewAtom)
  const [users, refresh] = useAtom(grantedUsersAtom)
  const [selection, setSelection] = useState(nobody)
  const [open, setOpen] = useState<Open>()
  const columns = useGrantedUserColumns({
    onShowDevices: (user) => setOpen({ dialog: 'devices', user }),
    onForceOffline: (user) => setOpen({ dialog: 'forceOffline', user }),
  })
  const table = useRef<HTMLDivElement>(null)
  const close = () => setOpen(undefined)

  const isNormal = product?.snStatus === 'normal'
  const { totalItems, list: rows } = users.state === 'ready' ? users.value : { totalItems: 0, list: none }
  const search = (searchCondition: string) => {
    setView({ ...view, searchCondition, pageIndex: 1 })
    if (searchCondition === view.searchCondition) refresh()
  }
  usePageWithin(users, view, (pageIndex) => setView({ ...view, pageIndex }))

  const assign = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabled={!isNormal}
      onClick={() => setOpen({ dialog: 'assign' })}
    >
      {texts.assign}
    </Button>
  )

  return (
    <Card className={styles.card} title={texts.grantedUsers} padding="none" aria-labelledby={undefined}>
      <Toolbar
        actions={
          <>
            {assign}
            <Button
              disabled={!isNormal || selection.size === 0}
              onClick={() => setOpen({ dialog: 'cancel' })}
            >
              {texts.cancelAssigned}
            </Button>
          </>
        }
      >
        <ListSearch
          searched={view.searchCondition}
          onSearch={search}
          label={texts.searchMembers}
          placeholder={texts.memberSearch}
          maxLength={memberSearchLength}
          busy={users.state === 'ready' && users.stale}
        />
      </Toolbar>
      <DataTable
        ref={table}
        caption={texts.grantedUsers}
        labels={labels.table}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.realName}
        state={tableState(users)}
        reservedRows={Math.min(view.pageSize, Math.max(rows.length, 10))}
        selectable={isNormal}
        selection={selection}
        onSelectionChange={setSelection}
        totalRows={totalItems}
        rowOffset={(view.pageIndex - 1) * view.pageSize}
        virtual={false}
        filtered={view.searchCondition !== ''}
        empty={
          <EmptyState title={texts.noGranted} description={texts.noGrantedHint} action={isNormal && assign} />
        }
        noMatches={<NoMatches onClear={() => search('')} />}
        failed={
          users.state === 'failed' && (
            <RequestFailure failure={users.failure} title={texts.grantedFailed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={view.pageIndex}
              pageSize={view.pageSize}
              total={totalItems}
              pageSizes={grantedPageSizes}
              onPageChange={(pageIndex) => setView({ ...view, pageIndex })}
              onPageSizeChange={(pageSize) => setView({ ...view, pageSize, pageIndex: 1 })}
              labels={labels.pagination}
            />
          )
        }
      />
      {product && (
        <>
          <AssignMembersDialog open={open?.dialog === 'assign'} onClose={close} product={product} />
          <CancelMembersDialog
            open={open?.dialog === 'cancel'}
            onClose={close}
            product={product}
            userIds={selection}
            onCancelled={() => setSelection(nobody)}
          />
        </>
      )}
      <DevicesDialog user={open?.dialog === 'devices' ? open.user : undefined} onClose={close} />
      <ForceOfflineDialogs
        user={open?.dialog === 'forceOffline' ? open.user : undefined}
        onClose={close}
        focusAfter={({ userId }) =>
          controlOfRow(
            table.current,
            rows.findIndex((row) => row.userId === userId),
          )
        }
      />
    </Card>
  )
}
