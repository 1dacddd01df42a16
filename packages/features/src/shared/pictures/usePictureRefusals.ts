import { pictureCodes } from '@atrium/contracts/shared/pictures/contract'
import { useUploadRefusals } from '../form/useUploadRefusals'
import { useTexts } from '../host/useKept'
import { pictureMessages } from './messages'

/** Refusals of any picture, by code. */
export function usePictureRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(pictureMessages)
  return {
    ...useUploadRefusals(),
    [pictureCodes.tooManyPixels]: texts.tooManyPixels,
    [pictureCodes.damaged]: texts.pictureDamaged,
    [pictureCodes.tooLong]: texts.pictureTooLong,
    [pictureCodes.tooWhole]: texts.pictureTooWhole,
    [pictureCodes.tooManyScans]: texts.pictureTooManyScans,
    [pictureCodes.tooCostly]: texts.pictureTooCostly,
  }
}
