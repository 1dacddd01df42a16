import { SharedFiles } from '@atrium/embed/sharedFiles'
import PublicFrame from '../../PublicFrame'

export default function SharedFilesPage() {
  return (
    <PublicFrame width="wide">
      <SharedFiles />
    </PublicFrame>
  )
}
