import { casesEnglish } from './cases/messages.en'
import { certificationsEnglish } from './certifications/messages.en'
import { frameEnglish } from './frame/messages.en'
import { reasonEnglish } from './reason/messages.en'
import { staffEnglish } from './staff/messages.en'
import { todayEnglish } from './today/messages.en'

/** The English texts of the desk, by catalogue. Only the desk loads them, so `@atrium/features/english` has none. */
export const english = {
  'desk.cases': casesEnglish,
  'desk.certifications': certificationsEnglish,
  'desk.frame': frameEnglish,
  'desk.reason': reasonEnglish,
  'desk.staff': staffEnglish,
  'desk.today': todayEnglish,
}
