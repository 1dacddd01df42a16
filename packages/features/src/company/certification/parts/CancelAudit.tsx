import { companyCodes } from '@atrium/contracts/company/certification/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useHost, useTexts } from '../../../shared/host/useHost'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { asFailure } from '../../../shared/wire/Failure'
import type { CompanyDetail } from '../../api'
import { cancelAuditAction } from '../actions'
import { certificationMessages } from '../messages'

interface CancelAuditProps {
  readonly detail: CompanyDetail
}

/** Takes back what is under review, after saying what the company will be then. */
export function CancelAudit({ detail }: CancelAuditProps) {
  const texts = useTexts(certificationMessages)
  const { notify, navigate } = useHost()
  const { perform } = useAction(cancelAuditAction)
  const [open, setOpen] = useState(false)
  const { statusBefore, version } = detail
  const consequence = statusBefore === 'pending' ? 'uncertified' : statusBefore

  async function confirm() {
    try {
      await perform(version)
      notify({ tone: 'success', message: texts.cancelled })
      navigate(pagePaths.companyInformation)
    } catch (thrown) {
      if (!outdated.includes(asFailure(thrown).code)) throw thrown
      notify({ tone: 'notice', message: texts.nothingToCancel })
    }
  }

  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {texts.cancelAudit}
      </Button>
      <Question
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title={texts.cancelTitle}
        description={texts[`cancelText.${consequence}`]}
        confirmLabel={texts.cancelAudit}
        onConfirm={confirm}
      />
    </>
  )
}

const outdated: readonly number[] = [companyCodes.notUnderReview, companyCodes.changedMeanwhile]
