import { Button } from '@atrium/ui/button'
import { useSetAtom } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import table from '../../shared/list/TableCard.module.css'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { applicationPath } from '../routes'
import { decideAtom } from './decision'

/** What can be done with one application. */
export function ApplicationActions({ application }: { readonly application: Application }) {
  const texts = useTexts(applicationsMessages)
  const decide = useSetAtom(decideAtom)
  const { applicationId, realName, status } = application
  return (
    <div className={table.actions}>
      {status === 'awaitingApproval' && (
        <>
          <Button
            size="small"
            variant="ghost"
            aria-label={texts.approveOf(realName)}
            onClick={() => decide('approve', [application])}
          >
            {texts.approve}
          </Button>
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            aria-label={texts.refuseOf(realName)}
            onClick={() => decide('refuse', [application])}
          >
            {texts.refuse}
          </Button>
        </>
      )}
      <Button asChild size="small" variant="ghost">
        <FeatureLink to={applicationPath(applicationId)} aria-label={texts.viewOf(realName)}>
          {texts.view}
        </FeatureLink>
      </Button>
    </div>
  )
}
