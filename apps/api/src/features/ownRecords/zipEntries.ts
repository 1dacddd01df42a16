import type { Language } from '../../platform/people/Language'
import type { ZipEntry } from '../../platform/zip/zipStream'
import { csvOf } from './csvOf'
import { indexPage } from './indexPage'
import type { OwnRecords } from './readOwnRecords'

/** What lies in the zip: an index to read first, a table for each list, all of it as JSON, and the pictures. */
export function zipEntries(
  { account, lists, pictures }: OwnRecords,
  language: Language,
  now: Date,
): readonly ZipEntry[] {
  const counted = lists.map(({ section, rows }) => ({ section, count: rows.length }))
  return [
    { name: 'index.html', content: () => indexPage({ language, account, now, lists: counted }) },
    ...lists.map(({ section, rows }) => ({
      name: `lists/${section.name}.csv`,
      content: () => csvOf(section, rows, language),
    })),
    {
      name: 'everything.json',
      content: () =>
        JSON.stringify(
          {
            account,
            madeAt: now,
            ...Object.fromEntries(lists.map(({ section, rows }) => [section.name, rows])),
          },
          null,
          2,
        ),
    },
    ...pictures.map(({ name, bytes }) => ({
      name: `pictures/${name}`,
      method: 'store' as const,
      content: () => bytes,
    })),
  ]
}
