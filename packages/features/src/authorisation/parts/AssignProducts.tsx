import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { DataTable } from '@atrium/ui/data-table'
import { DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { tableState } from '../../shared/request/request'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { AssignableProduct } from '../api'
import { assignableProductsAtom, assignableSearchAtom, userIdAtom } from '../atoms'
import { productSearchLength } from '../contract'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useProductGrant } from '../useProductGrant'
import { AssignFooter } from './AssignFooter'
import styles from './DialogList.module.css'
import { useAssignableColumns } from './useAssignableColumns'
import { usePicked } from './usePicked'

const none: readonly AssignableProduct[] = []

interface AssignProductsProps {
  readonly memberName: string
  readonly onClose: () => void
}

/** The content of the dialog: products that the member does not have, to choose from. */
export function AssignProducts({ memberName, onClose }: AssignProductsProps) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const { cancel, confirm } = useTexts(sharedMessages)
  const format = useFormat()
  const userId = useAtomValue(userIdAtom) ?? ''
  const [search, setSearch] = useAtom(assignableSearchAtom)
  const [products, refresh] = useAtom(assignableProductsAtom)

  const rows = products.state === 'ready' ? products.value : none
  const { columns, isSelectable } = useAssignableColumns({
    userId,
    hasObstacles: rows.some((row) => row.obstacle !== undefined),
    onLeave: onClose,
  })
  const { picked, selection, select } = usePicked(rows, idOf)
  const grant = useProductGrant({
    userId,
    products: picked,
    onGranted: onClose,
    onPartlyGranted: () => select(new Set()),
  })

  return (
    <DialogContent width={900}>
      <DialogHeader
        title={texts.assignTo(memberName)}
        description={`${texts.assignNote}${texts.forMemberNote}`}
        closeLabel={labels.close}
      />
      <DialogBody>
        <div className={styles.body}>
          <ListSearch
            searched={search}
            onSearch={setSearch}
            label={texts.searchProducts}
            placeholder={texts.productSearch}
            maxLength={productSearchLength}
            busy={products.state === 'ready' && products.stale}
          />
          <DataTable
            caption={texts.assignableProducts}
            labels={labels.table}
            columns={columns}
            rows={rows}
            getRowId={idOf}
            getRowLabel={(row) => row.productName}
            density="compact"
            maxHeight="min(420px, 50dvh)"
            reservedRows={6}
            resizable={false}
            state={tableState(products)}
            selection={selection}
            onSelectionChange={(ids) => {
              grant.chooseAnew()
              select(ids)
            }}
            isRowSelectable={isSelectable}
            filtered={search !== ''}
            empty={<EmptyState title={texts.noAssignable} description={texts.noAssignableHint} />}
            noMatches={<NoMatches onClear={() => setSearch('')} />}
            failed={
              products.state === 'failed' && (
                <RequestFailure failure={products.failure} title={texts.assignableFailed} onRetry={refresh} />
              )
            }
          />
          <Notice tone="danger" role="alert">
            {grant.problem}
          </Notice>
        </div>
        <ConfirmDialog
          open={grant.question !== undefined}
          onOpenChange={grant.dismiss}
          title={grant.question}
          description={format.list(picked.map((product) => product.productName))}
          confirmLabel={confirm}
          cancelLabel={cancel}
          onConfirm={grant.grant}
        />
      </DialogBody>
      <DialogFooter>
        <AssignFooter
          chosen={texts.chosenProducts(picked.length)}
          canAssign={picked.length > 0}
          busy={grant.busy}
          onAssign={grant.check}
          onClose={onClose}
        />
      </DialogFooter>
    </DialogContent>
  )
}

const idOf = (product: AssignableProduct) => product.productId
