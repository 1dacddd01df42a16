import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import type { AskedCompany } from '../../shared/wire/Answer'
import { companySignInApiAtom } from './api'
import { beginCompanyProofAtom } from './atoms'
import { companySignInMessages } from './messages'

export interface CompanyProofDialogProps {
  readonly company: AskedCompany
  /** Leads the whole page to an address. */
  readonly onLeave: (address: string) => void
  /** Leads out of the company. Default: not offered. */
  readonly onLeaveCompany?: (() => void) | undefined
  readonly onClose: () => void
}

/** Says that the company requires its own sign-in, and leads there; it comes back to the current page. */
export function CompanyProofDialog({ company, onLeave, onLeaveCompany, onClose }: CompanyProofDialogProps) {
  const texts = useTexts(companySignInMessages)
  const name = useCompanyName(company.companyId)
  const describe = useDescribeFailure()
  const { run, action, busy } = useAction(useSetAtom(beginCompanyProofAtom))
  const [isLeaving, setLeaving] = useState(false)

  async function begin() {
    const result = await run(company)
    if (!result.done) return
    setLeaving(true)
    onLeave(result.value)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent width={440}>
        <DialogHeader
          title={texts.needed}
          description={name ? texts.neededText(name) : texts.neededTextUnnamed}
          closeLabel={texts.later}
        />
        <DialogBody>
          <Notice tone="danger" role="alert">
            {action.state === 'failed' && describe(action.failure)}
          </Notice>
        </DialogBody>
        <DialogFooter>
          {onLeaveCompany && (
            <Button variant="ghost" disabled={busy || isLeaving} onClick={onLeaveCompany}>
              {texts.toPersonalSpace}
            </Button>
          )}
          <Button variant="primary" busy={busy || isLeaving} onClick={() => void begin()}>
            {texts.goThere}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Empty until it is known; the dialog doesn't wait for it. */
function useCompanyName(companyId: string): string {
  const api = useAtomValue(companySignInApiAtom)
  const [name, setName] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    api.getCompanyWayIn({ query: { companyId } }, { signal }).then(
      (way) => signal.aborted || setName(way?.companyName ?? ''),
      () => {},
    )
    return () => controller.abort()
  }, [api, companyId])
  return name
}
