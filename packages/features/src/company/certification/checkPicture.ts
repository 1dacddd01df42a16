import { licenceBounds, logoBounds } from '@atrium/contracts/company/certification/contract'
import { isPicture } from '../../shared/pictures/isPicture'

type Problem = 'format' | 'tooLarge' | 'tooSmall'

/** What is plain to see before sending; the service looks inside. */
export function checkLicence(file: File): Problem | undefined {
  if (!isPicture(file)) return 'format'
  if (file.size > licenceBounds.most) return 'tooLarge'
  return file.size < licenceBounds.least ? 'tooSmall' : undefined
}

/** The logo's least size counts after cropping. */
export function checkLogo(file: File): Problem | undefined {
  if (!isPicture(file)) return 'format'
  return file.size > logoBounds.most ? 'tooLarge' : undefined
}
