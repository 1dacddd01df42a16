import { mostDays, mostSwaps } from '@atrium/contracts/borrowing/contract'
import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { DialogBody } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { RequestTable } from '../../shared/list/RequestTable'
import { useAction } from '../../shared/request/useAction'
import { setLimitAction } from '../actions'
import type { BorrowingLimit } from '../api'
import { borrowingLimitsAtom } from '../atoms'
import { borrowingMessages } from '../messages'
import styles from './Borrowing.module.css'
import { PlainDialog } from './PlainDialog'
import { wholeBetween } from './wholeBetween'

/** Opens the limits of borrowing and swapping by product. */
export function LimitsDialog() {
  const texts = useTexts(borrowingMessages)
  const [open, setOpen] = useState(false)
  const mayChange = useCovers('borrowing:write')
  if (!mayChange) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.limits}</Button>
      {open && (
        <PlainDialog
          title={texts.limitsTitle}
          description={texts.limitsHint}
          width={640}
          onClose={() => setOpen(false)}
        >
          <DialogBody>
            <Products />
          </DialogBody>
        </PlainDialog>
      )}
    </>
  )
}

/** The number of products that most companies have. */
const expected = 6

function Products() {
  const texts = useTexts(borrowingMessages)
  const [request, retry] = useAtom(borrowingLimitsAtom)
  const rows = request.state === 'ready' ? request.value : []
  const columns = useMemo(
    (): readonly DataTableColumn<BorrowingLimit>[] => [
      {
        id: 'product',
        header: texts.product,
        width: 300,
        rowHeader: true,
        cell: ({ productName, borrowedCount }) => (
          <>
            {productName}
            {borrowedCount > 0 && (
              <>
                {' '}
                <span className={styles.line}>{texts.borrowedCount(borrowedCount)}</span>
              </>
            )}
          </>
        ),
      },
      {
        id: 'limits',
        header: texts.limits,
        width: 300,
        narrow: 'second',
        cell: (limit) => (
          <span className={styles.limits}>
            <LimitField limit={limit} kind="longestDays" />
            <LimitField limit={limit} kind="swapsPerMonth" />
          </span>
        ),
      },
    ],
    [texts],
  )
  return (
    <RequestTable
      caption={texts.limitsTitle}
      request={request}
      failedTitle={texts.limitsFailed}
      onRetry={() => retry()}
      columns={columns}
      rows={rows}
      getRowId={({ productId }) => productId}
      reservedRows={request.state === 'ready' ? Math.min(rows.length, 10) : expected}
      resizable={false}
      empty={<EmptyState drawing="products" title={texts.noProducts} />}
    />
  )
}

interface LimitFieldProps {
  readonly limit: BorrowingLimit
  readonly kind: 'longestDays' | 'swapsPerMonth'
}

const most = { longestDays: mostDays, swapsPerMonth: mostSwaps } as const

/** Saves on leaving it, or with Enter. */
function LimitField({ limit, kind }: LimitFieldProps) {
  const texts = useTexts(borrowingMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(setLimitAction)
  // Undefined: as saved.
  const [typed, type] = useState<string>()
  const { productId, productName, longestDays, swapsPerMonth } = limit
  const saved = String(limit[kind])

  async function save() {
    if (typed === undefined || busy) return
    const parsed = v.safeParse(wholeBetween(0, most[kind], texts.limitRange(most[kind])), typed)
    if (!parsed.success) {
      notify({ tone: 'failure', message: texts.limitRange(most[kind]) })
      return
    }
    if (typed !== saved) {
      const result = await run({ productId, longestDays, swapsPerMonth, [kind]: parsed.output })
      notify(
        result.done
          ? { tone: 'success', message: texts.saved }
          : { tone: 'failure', message: texts.markFailed(describe(result.failure)) },
      )
      if (!result.done) return
    }
    type(undefined)
  }

  return (
    <span className={styles.limit}>
      <span aria-hidden>{texts[kind]}</span>
      <TextField
        className={styles.number}
        aria-label={
          kind === 'longestDays' ? texts.longestDaysOf(productName) : texts.swapsPerMonthOf(productName)
        }
        inputMode="numeric"
        maxLength={3}
        value={typed ?? saved}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </span>
  )
}
