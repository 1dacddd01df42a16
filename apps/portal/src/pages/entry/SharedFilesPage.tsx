import { SharedFiles } from '@atrium/features/disk'
import { FilePreview } from '@atrium/features/preview'
import PublicFrame from '../../PublicFrame'

export default function SharedFilesPage() {
  return (
    <PublicFrame width="wide">
      <SharedFiles Preview={FilePreview} />
    </PublicFrame>
  )
}
