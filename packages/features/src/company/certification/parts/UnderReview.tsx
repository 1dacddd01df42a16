import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useDraft } from '../../../shared/form/useDraft'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../../shared/host/useKept'
import type { CompanyDetail } from '../../api'
import { CompanyRecord } from '../../parts/CompanyRecord'
import { draftSchema } from '../formValues'
import { certificationMessages } from '../messages'
import styles from './CompanyForm.module.css'

/** The submission, read-only: during the review it can only be withdrawn. A site may lack the scope for that. */
export function UnderReview({ detail }: { readonly detail: CompanyDetail }) {
  const texts = useTexts(certificationMessages)
  const draft = useDraft('certification', draftSchema)
  const mayChange = useCovers('certification:write')
  if (!mayChange) return <CompanyRecord detail={detail} />
  return (
    <>
      {draft.found && <Notice>{texts.draftWaits}</Notice>}
      <CompanyRecord detail={detail} />
      <div className={styles.actions}>
        <Button variant="primary" disabled>
          {texts.resubmit}
        </Button>
        <Button asChild tone="danger">
          <FeatureLink to={pagePaths.certification}>{texts.cancelAudit}</FeatureLink>
        </Button>
      </div>
    </>
  )
}
