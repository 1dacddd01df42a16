import { catalogue } from '../shared/texts/messages'
import {
  aboutChinese,
  helpChinese,
  homeChinese,
  insteadChinese,
  manualChinese,
  tabChinese,
  workspaceChinese,
} from './messages.zh-CN'

export const aboutMessages = catalogue('workspace.about', aboutChinese)
export const helpMessages = catalogue('workspace.help', helpChinese)
export const homeMessages = catalogue('personalHome', homeChinese)
export const insteadMessages = catalogue('workspace.instead', insteadChinese)
export const manualMessages = catalogue('manual', manualChinese)
export const workspaceMessages = catalogue('workspace', workspaceChinese)
export const tabMessages = catalogue('workspaceTabs', tabChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'workspace.about': typeof aboutMessages
    readonly 'workspace.help': typeof helpMessages
    readonly personalHome: typeof homeMessages
    readonly 'workspace.instead': typeof insteadMessages
    readonly manual: typeof manualMessages
    readonly workspace: typeof workspaceMessages
    readonly workspaceTabs: typeof tabMessages
  }
}
