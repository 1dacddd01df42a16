import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useTexts } from '../host/useKept'
import { uploadMessages } from './messages'

/** Refusals of any upload, by code. */
export function useUploadRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(uploadMessages)
  return { [errorCodes.uploadsBusy]: texts.busy, [errorCodes.uploadsSpent]: texts.spent }
}
