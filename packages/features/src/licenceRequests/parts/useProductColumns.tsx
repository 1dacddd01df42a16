import { reasonLength } from '@atrium/contracts/licenceRequests/contract'
import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { TextField } from '@atrium/ui/text-field'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { requestAction, withdrawAction } from '../actions'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ownWidths, ProductCell } from './ProductCell'
import styles from './ProductCell.module.css'
import { approvalDetails } from './useRequestColumns'

export function useProductColumns(): readonly DataTableColumn<OpenProduct>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { day } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const widths = ownWidths[locale]
    const standingOf = ({ request, waiting }: OpenProduct): string | undefined => {
      const approval = request?.status === 'approved' && request.approval
      if (approval) {
        if (!waiting) return texts.approvedSoon
        const queued = {
          automatic: texts.automaticQueued,
          department: texts.departmentQueued,
          company: texts.companyQueued,
        }[approval.kind]
        return [queued(waiting.position), approvalDetails(texts, approval, day)].join(texts.between)
      }
      if (waiting) return texts.queued(waiting.position, day(waiting.since))
      if (request?.status === 'waiting') return texts.waitsSince(day(request.appliedAt))
      return request ? texts.refusedBecause(request.answer) : undefined
    }
    const shown = (product: OpenProduct, otherwise: string) => {
      const standing = standingOf(product)
      return standing === undefined ? otherwise : <span className={styles.whole}>{standing}</span>
    }
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
        width: widths.lastUsed + widths.devices + widths.status,
        narrow: 'second',
        cell: (product) => shown(product, nothing),
        narrowCell: (product) => shown(product, product.summary),
      },
      actionsColumn(texts.actions, widths.actions, (row) => <ProductActions product={row} />),
    ]
  }, [texts, day, locale])
}

/** Requests a licence of the product, or withdraws the request. */
function ProductActions({ product }: { readonly product: OpenProduct }) {
  const texts = useTexts(licenceRequestsMessages)
  const mayRequest = useCovers('licenceRequests:write')
  const { perform } = useAction(withdrawAction)
  const [dialog, setDialog] = useState<'request' | 'withdraw'>()
  const { productName, request, waiting } = product
  const close = () => setDialog(undefined)
  const isOpen = request?.status === 'waiting' || request?.status === 'approved'
  const { label, name } = isOpen
    ? { label: texts.withdraw, name: texts.withdrawOf(productName) }
    : request
      ? { label: texts.applyAgain, name: texts.applyAgainFor(productName) }
      : { label: texts.apply, name: texts.applyFor(productName) }
  // They get it by a rule as soon as a seat is free.
  if (!mayRequest || (waiting && !isOpen)) return null
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setDialog(isOpen ? 'withdraw' : 'request')}>
        {label}
      </Button>
      <RequestDialog open={dialog === 'request'} onOpenChange={close} product={product} />
      <Question
        open={dialog === 'withdraw'}
        onOpenChange={close}
        title={texts.withdrawTitle(productName)}
        description={request?.status === 'approved' ? texts.withdrawQueuedHint : texts.withdrawHint}
        confirmLabel={texts.withdraw}
        tone="danger"
        done={texts.withdrawnNow}
        onConfirm={() => perform(request?.id ?? '')}
      />
    </>
  )
}

interface RequestDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly product: OpenProduct
}

/** Requests a licence, with a reason. */
function RequestDialog({ product, ...dialog }: RequestDialogProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { notify } = useHost()
  const { perform } = useAction(requestAction)
  const form = useForm({
    schema: v.object({ reason: filled(texts.reasonRequired) }),
    initial: { reason: '' },
    async submit({ reason }) {
      const { status, position } = await perform({ productId: product.productId, reason })
      dialog.onOpenChange(false)
      const message = {
        granted: texts.grantedAtOnce,
        approved: texts.queuedAtOnce(position ?? 1),
        waiting: texts.sent,
      }[status]
      notify({ tone: 'success', message })
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={texts.applyFor(product.productName)}
      description={product.isAutomatic ? texts.applyAutomaticText : texts.applyText}
      submitLabel={texts.apply}
    >
      <div className={layout.fields}>
        <Field form={form} name="reason" label={texts.reason} required>
          {(control) => <TextField {...control} multiline rows={3} maxLength={reasonLength} counter />}
        </Field>
      </div>
    </FormDialog>
  )
}
