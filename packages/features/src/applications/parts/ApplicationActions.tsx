import { Button } from '@atrium/ui/button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useSetAtom } from 'jotai'
import { Check, Eye, X } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { applicationPath } from '../routes'
import { decideAtom } from './decision'

/** What can be done with one application; on a phone it is refused where it is looked at, which the row leads to. */
export function ApplicationActions({ application }: { readonly application: Application }) {
  const texts = useTexts(applicationsMessages)
  const decide = useSetAtom(decideAtom)
  const isNarrow = useNarrowWindow()
  const { applicationId, realName, status } = application
  const isPending = status === 'awaitingApproval'
  const approve = () => decide('approve', [application])
  if (isPending && isNarrow)
    return (
      <Button size="small" aria-label={texts.approveOf(realName)} onClick={approve}>
        {texts.approve}
      </Button>
    )
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
              onSelect: approve,
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
