import { licenceRequestErrors } from '@atrium/contracts/licenceRequests/contract'
import { Button } from '@atrium/ui/button'
import { deferDialog } from '@atrium/ui/overlay'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { withdrawAction } from '../actions'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'

const RequestDialog = deferDialog(async () => (await import('./RequestDialog')).RequestDialog)

/** Asks for a licence of the product, or takes that back. */
export function ProductActions({ product }: { readonly product: OpenProduct }) {
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
