import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import type { Failure } from '../../shared/wire/Failure'
import type { CompanyDetail } from '../api'
import { checkLicence } from './checkPicture'
import { companyCodes } from './contract'
import { certificationMessages } from './messages'

/**
 * The picture of the business licence beside the form, and what is wrong with it.
 *
 * @param wasLost one was chosen before the page was reloaded
 */
export function useLicence(detail: CompanyDetail | null, wasLost: boolean) {
  const texts = useTexts(certificationMessages)
  const [file, setFile] = useState<File>()
  const isOnRecord = Boolean(detail?.licencePath)
  const lost = isOnRecord ? texts.licenceLostButOnRecord : texts.licenceLost
  const [error, setError] = useState(wasLost ? lost : undefined)

  const problems = {
    format: texts.pictureFormat,
    tooLarge: texts.licenceTooLarge,
    tooSmall: texts.licenceTooSmall,
  }
  const refusals: Readonly<Record<number, string>> = {
    [companyCodes.licenceMissing]: texts.licenceRequired,
    [companyCodes.imageFormat]: texts.pictureFormat,
    [companyCodes.imageTooLarge]: texts.licenceTooLarge,
    [companyCodes.imageTooSmall]: texts.licenceTooSmall,
    [companyCodes.imageTooManyPixels]: texts.tooManyPixels,
    [companyCodes.imageDamaged]: texts.pictureDamaged,
    [companyCodes.imageTooLong]: texts.pictureTooLong,
    [companyCodes.imageTooWhole]: texts.pictureTooWhole,
    [companyCodes.imageTooManyScans]: texts.pictureTooManyScans,
    [companyCodes.imageTooCostly]: texts.pictureTooCostly,
  }

  return {
    file,
    error,
    isOnRecord,
    choose(chosen: File) {
      const problem = checkLicence(chosen)
      setError(problem && problems[problem])
      if (problem === undefined) setFile(chosen)
    },
    reset() {
      setFile(undefined)
      setError(undefined)
    },
    /** What it holds is no picture, whatever its name says. */
    refuseUnreadable() {
      setFile(undefined)
      setError(texts.pictureFormat)
    },
    /** Whether there is one; says so where there is none. */
    check(): boolean {
      const isThere = file !== undefined || isOnRecord
      if (!isThere) setError(texts.licenceRequired)
      return isThere
    },
    refuse({ code }: Failure) {
      if (refusals[code]) setError(refusals[code])
    },
  }
}
