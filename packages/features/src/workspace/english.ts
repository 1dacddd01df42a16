import {
  aboutEnglish,
  helpEnglish,
  homeEnglish,
  insteadEnglish,
  manualEnglish,
  tabEnglish,
  workspaceEnglish,
} from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  'workspace.about': aboutEnglish,
  'workspace.help': helpEnglish,
  personalHome: homeEnglish,
  'workspace.instead': insteadEnglish,
  manual: manualEnglish,
  workspace: workspaceEnglish,
  workspaceTabs: tabEnglish,
}
