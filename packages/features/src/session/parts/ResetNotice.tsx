import { Notice } from '@atrium/ui/notice'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import type { Failure } from '../../shared/wire/Failure'
import { sessionErrors } from '../contract'
import { passwordMessages } from '../passwordMessages'

/** A failure that no field is to blame for. What was typed is still there. */
export function ResetNotice({ failure }: { readonly failure: Failure | undefined }) {
  const texts = useTexts(passwordMessages)
  const describe = useDescribeFailure({
    [sessionErrors.locked]: texts.locked,
    [sessionErrors.sealExpired]: texts.sealExpired,
  })
  return (
    <Notice tone="danger" role="alert">
      {failure && describe(failure)}
    </Notice>
  )
}
