import {
  ApplicationsFeature,
  ShareLinkDialog,
  type ShareLinkDialogProps,
} from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'

/** The link to share, with the departments that people may be invited into. */
export default function ShareLink(props: ShareLinkDialogProps) {
  return (
    <ApplicationsFeature DepartmentPicker={DepartmentPicker}>
      <ShareLinkDialog {...props} />
    </ApplicationsFeature>
  )
}
