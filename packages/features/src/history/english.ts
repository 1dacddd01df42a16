import { fieldEnglish, historyEnglish, operationEnglish, valueEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  'history.operations': operationEnglish,
  'history.fields': fieldEnglish,
  history: historyEnglish,
  'history.values': valueEnglish,
}
