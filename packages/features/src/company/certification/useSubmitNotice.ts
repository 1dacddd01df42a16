import { useUploadRefusals } from '../../shared/form/useUploadRefusals'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { errorCodes } from '../../shared/wire/errorCodes'
import type { Failure } from '../../shared/wire/Failure'
import { companyCodes } from './contract'
import { certificationMessages } from './messages'

/** Refusals that stand at their field. */
const atFields: readonly number[] = [
  companyCodes.nameTaken,
  companyCodes.unknownRegion,
  companyCodes.licenceMissing,
  companyCodes.imageFormat,
  companyCodes.imageTooLarge,
  companyCodes.imageTooSmall,
  companyCodes.imageTooManyPixels,
  companyCodes.imageDamaged,
  companyCodes.imageTooLong,
  companyCodes.imageTooWhole,
  companyCodes.imageTooManyScans,
  companyCodes.imageTooCostly,
]

/** Refusals after which the company is in another state than the form shows. */
const outdated: readonly number[] = [
  companyCodes.changedMeanwhile,
  companyCodes.underReview,
  companyCodes.alreadySubmitted,
  companyCodes.neverSubmitted,
]

/** What to say above the form when sending it failed. */
export function useSubmitNotice() {
  const texts = useTexts(certificationMessages)
  const describe = useDescribeFailure({
    ...useUploadRefusals(),
    [companyCodes.changedMeanwhile]: texts.changedMeanwhile,
    [companyCodes.underReview]: texts.underReview,
    [companyCodes.alreadySubmitted]: texts.alreadySubmitted,
    [companyCodes.neverSubmitted]: texts.changedMeanwhile,
    [companyCodes.logoFormat]: texts.logoFormat,
    [companyCodes.logoTooLarge]: texts.logoTooLarge,
    [companyCodes.logoTooSmall]: texts.logoTooSmall,
    [errorCodes.tooMany]: texts.tooMany,
  })
  return (failure: Failure) =>
    atFields.includes(failure.code)
      ? undefined
      : { text: describe(failure), isOutdated: outdated.includes(failure.code) }
}
