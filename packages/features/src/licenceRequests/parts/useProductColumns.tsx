import { licenceRequestErrors } from '@atrium/contracts/licenceRequests/contract'
import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo, useState } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { withdrawAction } from '../actions'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ownWidths } from './ownWidths'
import { ProductCell } from './ProductCell'
import styles from './ProductCell.module.css'
import { RequestDialog } from './RequestDialog'

export function useProductColumns(): readonly DataTableColumn<OpenProduct>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { day } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const widths = ownWidths[locale]
    const standingOf = ({ status, appliedAt, answer }: NonNullable<OpenProduct['request']>) => (
      <span className={styles.whole}>
        {status === 'waiting' ? texts.waitsSince(day(appliedAt)) : texts.refusedBecause(answer)}
      </span>
    )
    return [
      {
        id: 'product',
        header: texts.product,
        width: widths.product + columnWidths.validity,
        rowHeader: true,
        cell: ({ productName, summary, drawing }) => (
          <DrawnName drawing={drawing}>
            <ProductCell name={productName} line={summary} />
          </DrawnName>
        ),
      },
      {
        id: 'request',
        header: texts.request,
        width: widths.devices + widths.status,
        narrow: 'second',
        cell: ({ request }) => (request ? standingOf(request) : nothing),
        narrowCell: ({ request, summary }) => (request ? standingOf(request) : summary),
      },
      actionsColumn(texts.actions, widths.actions, (row) => <ProductActions product={row} />),
    ]
  }, [texts, day, locale])
}

/** Asks for a licence of the product, or takes that back. */
function ProductActions({ product }: { readonly product: OpenProduct }) {
  const texts = useTexts(licenceRequestsMessages)
  const { perform } = useAction(withdrawAction)
  const [dialog, setDialog] = useState<'request' | 'withdraw'>()
  const describeFailure = useDescribeFailure({
    [licenceRequestErrors.alreadyAnswered]: texts.alreadyAnswered,
  })
  const { productName, request } = product
  const close = () => setDialog(undefined)
  const isWaiting = request?.status === 'waiting'
  const { label, name } = isWaiting
    ? { label: texts.withdraw, name: texts.withdrawOf(productName) }
    : request
      ? { label: texts.applyAgain, name: texts.applyAgainFor(productName) }
      : { label: texts.apply, name: texts.applyFor(productName) }
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setDialog(isWaiting ? 'withdraw' : 'request')}>
        {label}
      </Button>
      <RequestDialog open={dialog === 'request'} onOpenChange={close} product={product} />
      <Question
        open={dialog === 'withdraw'}
        onOpenChange={close}
        title={texts.withdrawTitle(productName)}
        description={texts.withdrawHint}
        confirmLabel={texts.withdraw}
        tone="danger"
        done={texts.withdrawnNow}
        describeFailure={describeFailure}
        onConfirm={() => perform(request?.id ?? '')}
      />
    </>
  )
}
