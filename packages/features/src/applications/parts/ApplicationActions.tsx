import { useSetAtom } from 'jotai'
import { Check, Eye, X } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { applicationPath } from '../routes'
import { decideAtom } from './decision'

/** What can be done with one application. */
export function ApplicationActions({ application }: { readonly application: Application }) {
  const texts = useTexts(applicationsMessages)
  const decide = useSetAtom(decideAtom)
  const { applicationId, realName, status } = application
  const isPending = status === 'awaitingApproval'
  const view = { label: texts.view, icon: <Eye />, to: applicationPath(applicationId) }
  return (
    <RowActions
      row={realName}
      urgent={isPending}
      main={
        isPending
          ? {
              label: texts.approve,
              name: texts.approveOf(realName),
              icon: <Check />,
              onSelect: () => decide('approve', [application]),
            }
          : { ...view, name: texts.viewOf(realName) }
      }
      more={[
        isPending && view,
        isPending && {
          label: texts.refuse,
          icon: <X />,
          tone: 'danger',
          onSelect: () => decide('refuse', [application]),
        },
      ]}
    />
  )
}
