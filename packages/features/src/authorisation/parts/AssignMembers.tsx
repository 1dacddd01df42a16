import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { DataTable } from '@atrium/ui/data-table'
import { DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { tableState } from '../../shared/request/request'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Product, UngrantedUser } from '../api'
import { ungrantedSearchAtom, ungrantedUsersAtom } from '../atoms'
import { memberSearchLength, mostUngrantedListed } from '../contract'
import { planSeats } from '../planSeats'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useMemberGrant } from '../useMemberGrant'
import { AssignFooter } from './AssignFooter'
import styles from './DialogList.module.css'
import { useObstacle } from './useObstacle'
import { usePicked } from './usePicked'
import { useUngrantedColumns } from './useUngrantedColumns'

const none: readonly UngrantedUser[] = []
const idOf = (user: UngrantedUser) => user.userId
const nameOf = (user: UngrantedUser) => user.realName
const mostNamed = 5

interface AssignMembersProps {
  readonly product: Product
  readonly onClose: () => void
}

/** The content of the dialog: members without the product, to choose from. */
export function AssignMembers({ product, onClose }: AssignMembersProps) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const labels = useSharedLabels()
  const shared = useTexts(sharedMessages)
  const [search, setSearch] = useAtom(ungrantedSearchAtom)
  const [users, refresh] = useAtom(ungrantedUsersAtom)
  const rows = users.state === 'ready' ? users.value : none
  const { picked, selection, select } = usePicked(rows, idOf)
  const grant = useMemberGrant({ product, userIds: picked.map(idOf), onGranted: onClose })
  const whyNot = useObstacle()
  const hasObstacles = rows.some((row) => row.obstacle !== undefined)
  const columns = useUngrantedColumns({ product, hasObstacles, onLeave: onClose })
  const isSelectable = ({ userId, obstacle }: UngrantedUser) =>
    obstacle === undefined || whyNot({ ...product, userId, obstacle }).full

  const { available, without } = planSeats(picked)
  const problem =
    picked.length > product.unusedCount
      ? texts.moreThanAvailable
      : without.length > 0
        ? texts.noSeatLeftFor(format.people(without.slice(0, mostNamed).map(nameOf), without.length))
        : undefined
  return (
    <DialogContent width={700}>
      <DialogHeader
        title={texts.assignTo(product.productName)}
        description={texts.assignNote}
        closeLabel={labels.close}
      />
      <DialogBody>
        <div className={styles.body}>
          <ListSearch
            searched={search}
            onSearch={setSearch}
            label={texts.searchMembers}
            placeholder={texts.memberSearch}
            maxLength={memberSearchLength}
            busy={users.state === 'ready' && users.stale}
          />
          {rows.length >= mostUngrantedListed && (
            <p className={styles.note}>{texts.ungrantedCut(rows.length)}</p>
          )}
          <DataTable
            caption={texts.ungrantedUsers}
            labels={labels.table}
            columns={columns}
            rows={rows}
            getRowId={idOf}
            getRowLabel={(row) => row.realName}
            density="compact"
            maxHeight="min(420px, 50dvh)"
            reservedRows={6}
            resizable={false}
            state={tableState(users)}
            selection={selection}
            onSelectionChange={(ids) => {
              grant.chooseAnew()
              select(ids)
            }}
            isRowSelectable={isSelectable}
            filtered={search !== ''}
            empty={<EmptyState title={texts.noUngranted} description={texts.noUngrantedHint} />}
            noMatches={<NoMatches onClear={() => setSearch('')} />}
            failed={
              users.state === 'failed' && (
                <RequestFailure failure={users.failure} title={texts.ungrantedFailed} onRetry={refresh} />
              )
            }
          />
          <Notice tone="danger" role="alert">
            {problem ?? grant.problem}
          </Notice>
        </div>
        <ConfirmDialog
          open={grant.question !== undefined}
          onOpenChange={grant.dismiss}
          title={grant.question}
          confirmLabel={shared.confirm}
          cancelLabel={shared.cancel}
          onConfirm={grant.grant}
        />
      </DialogBody>
      <DialogFooter>
        <AssignFooter
          chosen={
            picked.length === 0 ? texts.chooseMembers : texts.chosenOfAvailable(picked.length, available)
          }
          canAssign={picked.length > 0 && !problem}
          busy={grant.state === 'checking'}
          onAssign={grant.check}
          onClose={onClose}
        />
      </DialogFooter>
    </DialogContent>
  )
}
