import { licenceBounds, logoBounds } from './contract'

/** What a picture may be, as a file input offers it. */
export const pictureTypes = '.png,.gif,.jpeg,.jpg,.bmp'

type Problem = 'format' | 'tooLarge' | 'tooSmall'

/** What is plain to see before sending; the service looks inside. */
export function checkLicence({ name, type, size }: File): Problem | undefined {
  if (!isPicture(name, type)) return 'format'
  if (size > licenceBounds.most) return 'tooLarge'
  return size < licenceBounds.least ? 'tooSmall' : undefined
}

/** The logo's least size counts after cropping. */
export function checkLogo({ name, type, size }: File): Problem | undefined {
  if (!isPicture(name, type)) return 'format'
  return size > logoBounds.most ? 'tooLarge' : undefined
}

/** Without an ending the browser's word for it counts. */
const isPicture = (name: string, type: string) =>
  /\.[^.]+$/.test(name) ? /\.(png|gif|jpe?g|bmp)$/i.test(name) : /^image\/(png|gif|jpeg|bmp)$/.test(type)
