import type { English } from '../texts/messages'
import type { peopleChinese } from './messages.zh-CN'

export const peopleEnglish: English<typeof peopleChinese> = {
  member: 'Member',
  department: 'Department',
  nameMissing: 'No name yet',
  search: 'Search members',
  searchHint: 'Phone, name or department',
  failed: 'The members could not be loaded',
}
