import { pagePaths } from '../../packages/contracts/src/paths.ts'
import { ourFingerprints, readFingerprints } from '../../tools/pixels/fingerprints.ts'
import { aliasesOf, anyOther, describeScreens, pathOf } from './describeScreens.ts'
import type { PageFacts, ReviewFacts, ScreenFacts } from './ReviewFacts.ts'
import { currentChange, openRepository, type Repository } from './repository.ts'
import { sectionOf } from './specification.ts'
import { usesOfTexts } from './usesOfTexts.ts'

/**
 * The facts of all screens, derived from the route tables, the components and their stories. `STORYBOOK_PORTAL` and
 * `STORYBOOK_SOURCE` are the addresses for links to pages and files.
 */
export function describeReview(): ReviewFacts {
  const repository = openRepository()
  const screens = describeScreens(repository)
  const pictures = readFingerprints(ourFingerprints)?.pictures ?? new Map()
  return {
    built: currentChange(),
    portal: process.env.STORYBOOK_PORTAL ?? 'http://localhost:3000',
    source: process.env.STORYBOOK_SOURCE ?? '',
    pages: pagesOf(screens),
    screens,
    changes: Object.fromEntries([...repository.changes].filter(([file]) => file.endsWith('.stories.tsx'))),
    texts: textsIn(screens, repository),
    pictures: Object.fromEntries([...pictures].map(([id, { hash }]) => [id, hash])),
  }
}

function pagesOf(screens: readonly ScreenFacts[]): PageFacts[] {
  return [...Object.keys(pagePaths), anyOther].map((name) => ({
    name,
    path: pathOf(name),
    aliases: aliasesOf(pathOf(name)),
    section: sectionOf(name),
    screens: screens.filter(({ pages }) => pages.includes(name)).map(({ title }) => title),
  }))
}

/** Texts by the positions of their screens. Pages come first, and each screen before its parts. */
function textsIn(screens: readonly ScreenFacts[], repository: Repository): ReviewFacts['texts'] {
  const inFeatures = screens.filter(({ title }) => title.startsWith('Features/'))
  const [pages, parts] = [true, false].map((isPage) =>
    inFeatures.filter((one) => one.pages.length > 0 === isPage),
  )
  const files = [...(pages ?? []), ...(parts ?? [])].map(({ file }) => file)
  const uses = usesOfTexts({ ...repository, screens: files })
  return Object.fromEntries(
    [...uses].map(([text, file]) => [text, screens.findIndex((screen) => screen.file === file)]),
  )
}
