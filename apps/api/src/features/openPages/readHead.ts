import type { Language } from '../../platform/people/Language'
import type { PageHead } from '../../platform/portal/PageHead'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { type Asked, paths } from './Asked'
import { headOfMeetings } from './headsOfMeetings'
import { headOfProduct, headOfSold, headOfSoldProduct, headOfTrials } from './headsOfProducts'
import { words } from './words'

const readers: Readonly<Record<string, (asked: Asked) => Promise<PageHead> | PageHead>> = {
  [paths.start]: headOfTrials,
  [paths.trials]: headOfTrials,
  [paths.product]: headOfProduct,
  [paths.sold]: headOfSold,
  [paths.soldProduct]: headOfSoldProduct,
  [paths.meetings]: headOfMeetings,
  [paths.signIn]: ({ language }) => headOfEntry(words[language].signIn, paths.signIn, language),
  [paths.register]: ({ language }) => headOfEntry(words[language].register, paths.register, language),
}

/** What is told of a page of the portal; undefined where it isn't for strangers, or shows nothing. */
export async function readHead(
  { database, clock, settings }: Pick<Ports, 'database' | 'clock' | 'settings'>,
  { pathname, searchParams }: URL,
  language: Language,
): Promise<PageHead | undefined> {
  const read = Object.hasOwn(readers, pathname) ? readers[pathname] : undefined
  if (!read) return undefined
  const id = searchParams.get(pathname === paths.meetings ? 'meetingId' : 'id') ?? ''
  const asked = { db: database.connection, now: clock(), language, origin: settings.publicOrigin, id }
  try {
    const head = await read(asked)
    return { ...head, title: `${head.title} - ${words[language].portal}` }
  } catch (error) {
    // What the address names isn't there (any more): the page says so.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function headOfEntry(title: string, address: string, language: Language): PageHead {
  const { about, portal, trials, sold } = words[language]
  return {
    ...{ title, address, description: about },
    picture: '/share/atrium.png',
    outline: {
      heading: portal,
      paragraphs: [about],
      links: [
        { name: trials, address: paths.trials },
        { name: sold, address: paths.sold },
      ],
    },
  }
}
