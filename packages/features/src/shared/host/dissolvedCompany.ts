import type { Host } from './host'

const key = 'dissolvedCompany'

/** Name of a company that was dissolved while the person was in it; shown on the page that this leads to. */
export const dissolvedCompany = {
  read: ({ tabStore }: Pick<Host, 'tabStore'>) => tabStore.read(key),
  write: ({ tabStore }: Pick<Host, 'tabStore'>, name: string) => tabStore.write(key, name),
  forget: ({ tabStore }: Pick<Host, 'tabStore'>) => tabStore.write(key, ''),
}
