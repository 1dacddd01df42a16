import {
  ApplicationsFeature,
  ShareLinkDialog,
  type ShareLinkDialogProps,
} from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'

/** The dialog with the link to share, with the departments to invite into. */
export default function ShareLink(props: ShareLinkDialogProps) {
  return (
    <ApplicationsFeature DepartmentPicker={DepartmentPicker}>
      <ShareLinkDialog {...props} />
    </ApplicationsFeature>
  )
}
