import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useTexts } from '../host/useHost'
import { uploadMessages } from './messages'

/** What any upload may be refused with, by its code. */
export function useUploadRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(uploadMessages)
  return { [errorCodes.uploadsBusy]: texts.busy, [errorCodes.uploadsSpent]: texts.spent }
}
