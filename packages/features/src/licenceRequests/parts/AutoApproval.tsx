import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { Switch } from '@atrium/ui/switch'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestTable } from '../../shared/list/RequestTable'
import { useAction } from '../../shared/request/useAction'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { autoApprovalAction } from '../actions'
import type { AutoApproval as Product } from '../api'
import { autoApprovalsAtom } from '../atoms'
import { licenceRequestsMessages } from '../messages'
import styles from './ProductCell.module.css'

/** Opens the choice of products whose requests are approved automatically. Only super administrators have it. */
export function AutoApproval() {
  const texts = useTexts(licenceRequestsMessages)
  const labels = useSharedLabels()
  const { companyRole } = useHost()
  const [open, setOpen] = useState(false)
  const mayChange = useCovers('licenceRequests:write')
  if (companyRole !== 'superAdministrator' || !mayChange) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.autoApproval}</Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent width={560}>
          <DialogHeader
            title={texts.autoApprovalTitle}
            description={texts.autoApprovalHint}
            closeLabel={labels.close}
          />
          <DialogBody>
            <Products />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** The number of products that most companies have. */
const expected = 6

function Products() {
  const texts = useTexts(licenceRequestsMessages)
  const [request, refresh] = useAtom(autoApprovalsAtom)
  const rows = request.state === 'ready' ? request.value : []
  const columns = useMemo(
    (): readonly DataTableColumn<Product>[] => [
      {
        id: 'product',
        header: texts.product,
        width: 380,
        rowHeader: true,
        cell: ({ productName }) => productName,
      },
      {
        id: 'automatic',
        header: texts.autoApproval,
        width: 120,
        narrow: 'end',
        cell: (product) => <ProductSwitch product={product} />,
      },
    ],
    [texts],
  )
  return (
    <RequestTable
      caption={texts.autoApprovalTitle}
      request={request}
      failedTitle={texts.productsFailed}
      onRetry={() => refresh()}
      columns={columns}
      rows={rows}
      getRowId={({ productId }) => productId}
      reservedRows={request.state === 'ready' ? Math.min(rows.length, 10) : expected}
      resizable={false}
      empty={<EmptyState drawing="products" title={texts.noCompanyProducts} />}
    />
  )
}

function ProductSwitch({ product }: { readonly product: Product }) {
  const texts = useTexts(licenceRequestsMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(autoApprovalAction)
  const { productId, productName, isAutomatic } = product
  return (
    <Switch
      className={styles.control}
      checked={isAutomatic}
      busy={busy}
      aria-label={texts.autoApprovalOf(productName)}
      onCheckedChange={async (next) => {
        const result = await run({ productId, isAutomatic: next })
        if (!result.done)
          notify({
            tone: 'failure',
            message: texts.autoApprovalFailed(productName, describe(result.failure)),
          })
      }}
    />
  )
}
