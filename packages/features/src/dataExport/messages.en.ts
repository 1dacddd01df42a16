import type { English } from '../shared/texts/messages'
import type { dataExportChinese } from './messages.zh-CN'

export const dataExportEnglish: English<typeof dataExportChinese> = {
  title: 'Your records',
  hint: 'Download everything we keep about you.',
  copy: 'Copy of your records',
  holds: 'A zip file with an index, a CSV table for each list, and everything as JSON',
  without:
    'Profile, companies, licences, orders, messages, sign-ins, security events and more. No passwords or keys.',
  download: 'Download',
  preparing: 'Preparing your records. Please keep this page open…',
  done: 'Downloaded. Keep it safe: it contains your personal information.',
  failed: 'The download failed',
}
