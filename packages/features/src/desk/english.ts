import { casesEnglish } from './cases/messages.en'
import { certificationsEnglish } from './certifications/messages.en'
import { reasonEnglish } from './reason/messages.en'
import { todayEnglish } from './today/messages.en'

/** The English texts of the desk, by catalogue. Only the desk loads them, so `@atrium/features/english` has none. */
export const english = {
  'desk.cases': casesEnglish,
  'desk.certifications': certificationsEnglish,
  'desk.reason': reasonEnglish,
  'desk.today': todayEnglish,
}
