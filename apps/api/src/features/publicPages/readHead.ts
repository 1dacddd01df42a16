import { pagePaths } from '@atrium/contracts/paths'
import type { Language } from '../../platform/people/Language'
import type { PageHead } from '../../platform/portal/PageHead'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import type { HeadRequest } from './HeadRequest'
import { headOfMeetings } from './headsOfMeetings'
import { headOfProduct, headOfSold, headOfSoldProduct, headOfTrials } from './headsOfProducts'
import { words } from './words'

const readers: Readonly<Record<string, (asked: HeadRequest) => Promise<PageHead> | PageHead>> = {
  [pagePaths.start]: headOfTrials,
  [pagePaths.trialCenter]: headOfTrials,
  [pagePaths.trialProduct]: headOfProduct,
  [pagePaths.shop]: headOfSold,
  [pagePaths.shopProduct]: headOfSoldProduct,
  [pagePaths.meetings]: headOfMeetings,
  [pagePaths.signIn]: ({ language }) => headOfEntry(words[language].signIn, pagePaths.signIn, language),
  [pagePaths.register]: ({ language }) => headOfEntry(words[language].register, pagePaths.register, language),
}

/** Metadata of a page of the portal; undefined if it isn't public or has no content. */
export async function readHead(
  { database, clock, settings }: Pick<Ports, 'database' | 'clock' | 'settings'>,
  { pathname, searchParams }: URL,
  language: Language,
): Promise<PageHead | undefined> {
  const read = Object.hasOwn(readers, pathname) ? readers[pathname] : undefined
  if (!read) return undefined
  const id = searchParams.get(pathname === pagePaths.meetings ? 'meetingId' : 'id') ?? ''
  const request = { db: database.connection, now: clock(), language, origin: settings.publicOrigin, id }
  try {
    const head = await read(request)
    return { ...head, title: `${head.title} - ${words[language].portal}` }
  } catch (error) {
    // The named thing doesn't exist (any more), which the page shows itself.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function headOfEntry(title: string, address: string, language: Language): PageHead {
  const { about, portal, trials, sold } = words[language]
  return {
    title,
    address,
    description: about,
    picture: '/share/atrium.png',
    outline: {
      heading: portal,
      paragraphs: [about],
      links: [
        { name: trials, address: pagePaths.trialCenter },
        { name: sold, address: pagePaths.shop },
      ],
    },
  }
}
