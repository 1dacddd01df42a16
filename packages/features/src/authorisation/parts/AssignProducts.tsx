import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { DataTable } from '@atrium/ui/data-table'
import { DialogContent } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { companyIdAtom } from '../../shared/host'
import { ListSearch } from '../../shared/ListSearch'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import { sharedMessages } from '../../shared/sharedMessages'
import { useFormat, useTexts } from '../../shared/useHost'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { apiAtom } from '../api'
import { assignableProductsAtom, assignableSearchAtom, memberLicencesAtom, userIdAtom } from '../atoms'
import { productSearchLength } from '../contract'
import { partsByType } from '../partsByType'
import { runParts } from '../runParts'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { usePartsNotice } from '../usePartsNotice'
import { useThrottle } from '../useThrottle'
import type { AssignableProduct } from '../wire'
import { AssignFooter } from './AssignFooter'
import styles from './DialogList.module.css'
import { useAssignableColumns } from './useAssignableColumns'
import { usePicked } from './usePicked'

const none: readonly AssignableProduct[] = []
const throttle = 800

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
  const api = useAtomValue(apiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const grantUserId = useAtomValue(userIdAtom) ?? ''
  const [search, setSearch] = useAtom(assignableSearchAtom)
  const [products, refresh] = useAtom(assignableProductsAtom)
  const refreshLicences = useSetAtom(memberLicencesAtom)
  const tell = usePartsNotice()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const rows = products.state === 'ready' ? products.value : none
  const { columns, isSelectable } = useAssignableColumns({
    userId: grantUserId,
    hasObstacles: rows.some((row) => row.obstacle !== undefined),
    onLeave: onClose,
  })
  const { picked, selection, select } = usePicked(rows, idOf)
  const ask = useThrottle(() => setAsking(true), throttle)

  async function assign() {
    setProblem(undefined)
    const idsOf = (items: readonly AssignableProduct[]) => items.map(idOf)
    const query = { enterPriseId, grantUserId }
    const outcome = await runParts(
      partsByType(picked, {
        serialNumber: {
          name: texts.serialNumberPart,
          run: (items) => api.grantLicencesToMember({ query, body: idsOf(items) }),
        },
        subscription: {
          name: texts.subscriptionPart,
          run: (items) => api.grantSubscriptionsToMember({ query, body: idsOf(items) }),
        },
      }),
    )
    refreshLicences()
    const told = tell(outcome, { message: texts.assigned, undo: takeBack })
    if (!told) return onClose()
    setProblem(told)
    refresh()
    if (outcome.state === 'partly') select(new Set())
  }

  /** Undoes what was assigned. */
  async function takeBack() {
    for (const { mainId, productType } of picked) {
      const body = { enterPriseId, mainId, userIds: [grantUserId] }
      await (productType === 1 ? api.cancelSubscriptions({ body }) : api.cancelLicences({ body }))
    }
    refreshLicences()
  }

  return (
    <DialogContent
      title={texts.assignTo(memberName)}
      description={texts.assignNote}
      closeLabel={labels.close}
      width={860}
      footer={
        <AssignFooter
          chosen={texts.chosenProducts(picked.length)}
          canAssign={picked.length > 0}
          onAssign={ask}
          onClose={onClose}
        />
      }
    >
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
          onSelectionChange={select}
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
          {problem}
        </Notice>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.assignConfirm}
        description={format.list(picked.map((product) => product.productName))}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={assign}
      />
    </DialogContent>
  )
}

const idOf = (product: AssignableProduct) => product.mainId
