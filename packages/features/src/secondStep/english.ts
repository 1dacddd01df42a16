import { secondStepEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  secondStep: secondStepEnglish,
}
