import { reasonEnglish } from './reason/messages.en'

/** The English texts of the desk, by catalogue. Only the desk loads them, so `@atrium/features/english` has none. */
export const english = {
  'desk.reason': reasonEnglish,
}
