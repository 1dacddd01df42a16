import { catalogue } from '../texts/messages'

/** What leads from the drawer to the rows around the one that is open. */
export const drawerMessages = catalogue(
  'shared.drawer',
  { previous: '上一条（Alt + ↑）', next: '下一条（Alt + ↓）' },
  { previous: 'Previous (Alt + ↑)', next: 'Next (Alt + ↓)' },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly 'shared.drawer': typeof drawerMessages
  }
}
