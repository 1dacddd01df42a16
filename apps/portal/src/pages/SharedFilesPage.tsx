import { SharedFiles } from '@atrium/features/disk'
import PublicFrame from '../PublicFrame'

export default function SharedFilesPage() {
  return (
    <PublicFrame width="wide">
      <SharedFiles />
    </PublicFrame>
  )
}
