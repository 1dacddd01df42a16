import type { English } from '../texts/messages'
import type { regionChinese } from './messages.zh-CN'

export const regionEnglish: English<typeof regionChinese> = {
  region: 'Region',
  placeholder: 'Province / city / district',
  level: (position: number) => ['Province', 'City', 'District'][position - 1] ?? '',
  search: 'Search provinces, cities, districts',
  noMatches: 'No such region',
  failed: 'The regions could not be loaded',
}
