import { catalogue } from '../shared/texts/messages'
import { departmentDialogChinese, departmentsChinese } from './messages.zh-CN'

export const departmentDialogMessages = catalogue('departmentDialogs', departmentDialogChinese)
export const departmentsMessages = catalogue('departments', departmentsChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly departmentDialogs: typeof departmentDialogMessages
    readonly departments: typeof departmentsMessages
  }
}
