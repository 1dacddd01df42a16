import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import { SelectAcrossPages } from '../../shared/list/SelectAcrossPages'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { Toolbar } from '../../shared/screen/Toolbar'
import { askGrantedUsersAtom, grantedUsersAtom } from '../atoms'
import { memberSearchLength, mostIds } from '../contract'
import { controlOfRow } from '../controlOfRow'
import { grantedHideName, grantedPageSizes, grantedViewAtom } from '../grantedView'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { GrantedUser, Product } from '../wire'
import { AssignMembersDialog } from './AssignMembersDialog'
import { CancelMembersDialog } from './CancelMembersDialog'
import { DevicesDialog } from './DevicesDialog'
import { ForceOfflineDialogs } from './ForceOfflineDialogs'
import { GrantedUsersExport } from './GrantedUsersExport'
import { useGrantedUserColumns } from './useGrantedUserColumns'

const none: readonly GrantedUser[] = []
const nobody: ReadonlySet<string> = new Set()

type Open =
  | { readonly dialog: 'assign' | 'cancel' }
  | { readonly dialog: 'devices' | 'forceOffline'; readonly user: GrantedUser }

/** Who has a licence of the product; assigning it to more, cancelling it, forcing someone offline. */
export function GrantedUsers({ product }: { readonly product: Product | undefined }) {
  const texts = useAuthorisationTexts()
  const [view, setView] = useAtom(grantedViewAtom)
  const [users, refresh] = useAtom(grantedUsersAtom)
  const [selection, setSelection] = useState(nobody)
  const [open, setOpen] = useState<Open>()
  const ask = useAtomValue(askGrantedUsersAtom)
  const all = useGrantedUserColumns({
    onShowDevices: (user) => setOpen({ dialog: 'devices', user }),
    onForceOffline: (user) => setOpen({ dialog: 'forceOffline', user }),
  })
  const columns = useColumnChoice(all, grantedHideName)
  const nameOf = useLicenceStatusName()
  const table = useRef<HTMLDivElement>(null)
  const close = () => setOpen(undefined)

  const isNormal = product?.snStatus === 'normal'
  // One comes here for normal products, so what they have stands there from the start.
  const isSelectable = product === undefined || isNormal
  const { totalItems, list: rows } = users.state === 'ready' ? users.value : { totalItems: 0, list: none }
  const search = (searchCondition: string) => {
    if (searchCondition === view.searchCondition && view.pageIndex === 1) refresh()
    else setView({ searchCondition, pageIndex: 1 })
  }

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
            <ColumnsButton {...columns} />
            <GrantedUsersExport columns={columns.all} product={product} disabled={totalItems === 0} />
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
        {isSelectable && (
          <SelectAcrossPages
            selected={selection.size}
            wholePage={rows.every((row) => selection.has(row.userId))}
            total={totalItems}
            most={mostIds}
            page={ask}
            onSelect={(chosen) => setSelection(new Set(chosen.map((row) => row.userId)))}
            onClear={() => setSelection(nobody)}
          />
        )}
      </Toolbar>
      {product && !isNormal && (
        <Notice tone="warning">{texts.manageUnavailable(nameOf(product.snStatus))}</Notice>
      )}
      <PagedTable
        ref={table}
        caption={texts.grantedUsers}
        columns={columns.visible}
        getRowId={(row) => row.userId}
        getRowLabel={(row) => row.realName}
        page={users}
        failedTitle={texts.grantedFailed}
        onRetry={refresh}
        view={view}
        onViewChange={setView}
        pageSizes={grantedPageSizes}
        selectable={isSelectable}
        selection={selection}
        onSelectionChange={setSelection}
        filtered={view.searchCondition !== ''}
        empty={
          <EmptyState title={texts.noGranted} description={texts.noGrantedHint} action={isNormal && assign} />
        }
        noMatches={<NoMatches onClear={() => search('')} />}
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
