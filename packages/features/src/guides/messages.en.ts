import type { English } from '../shared/texts/messages'
import type { guidesChinese } from './messages.zh-CN'

export const guidesEnglish: English<typeof guidesChinese> = {
  next: 'Next',
  previous: 'Back',
  done: 'Got it',
  close: 'Close the guide',
  progress: (step: number, steps: number) => `${step} / ${steps}`,
  inviteTitle: 'New ways to invite',
  inviteText:
    'Besides text messages, you can now share a link or QR code. People apply with it and join once you approve.',
  groupsTitle: 'Permission groups',
  groupsText:
    'A group defines which menus its administrators can use and which departments they manage. Changes take effect at once.',
  addGroupTitle: 'A new group',
  addGroupText: 'Choose menus and departments first, then add its administrators.',
  productTitle: 'Choose a product',
  productText:
    'Licences are allocated by product. See how many there are, how many are allocated and how many are left.',
  tableTitle: 'Licences by department',
  tableText: 'What each department owns, has allocated, uses and has left.',
  actionsTitle: 'Allocate and take back',
  actionsText:
    'Allocate licences to a department, which then manages them itself. Before you take any back, you see who is affected.',
}
