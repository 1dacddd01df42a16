import { departmentDialogEnglish, departmentsEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  departmentDialogs: departmentDialogEnglish,
  departments: departmentsEnglish,
}
