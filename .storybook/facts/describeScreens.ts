import { basename } from 'node:path/posix'
import { formerPaths } from '../../packages/contracts/src/formerPaths.ts'
import { type PageName, pagePaths } from '../../packages/contracts/src/paths.ts'
import { phonePaths } from '../../packages/contracts/src/phonePaths.ts'
import { findScreens } from './findScreens.ts'
import type { ScreenFacts } from './ReviewFacts.ts'
import { readRoutes } from './readRoutes.ts'
import { type Repository, read } from './repository.ts'

const notFoundPage = 'apps/portal/src/pages/entry/NotFoundPage.tsx'

/** The screens, parts and journeys that have stories, from their components, stories and the route tables. */
export function describeScreens({ files, changes, modulesOf }: Repository): ScreenFacts[] {
  const known = new Set(files)
  const storyFiles = files.filter((file) =>
    /^(?:packages\/features|apps\/portal)\/.*\.stories\.tsx$/.test(file),
  )
  const isShown = new Set(storyFiles.map(componentOf))
  const pages = pagesOfScreens({
    read,
    exists: (file) => known.has(file),
    hasStories: (file) => isShown.has(file),
  })
  const named = storyFiles.map((stories) => {
    const file = componentOf(stories)
    const own = pages.get(file) ?? []
    return { stories, file, pages: own, ...namesOf(stories, own) }
  })
  const routes = readRoutes(read)
  /** Screens that load a part, or else those of the pages that add it to a screen. */
  const partOf = (file: string): string[] => {
    const screens = named.filter((one) => one.pages.length > 0)
    const own = screens.filter((one) => modulesOf(one.file).has(file))
    const leads = (page: string) => modulesOf(routes.get(page) ?? notFoundPage).has(file)
    const added = own.length > 0 ? own : screens.filter((one) => one.pages.some(leads))
    return added.map(({ title }) => title)
  }
  return named.map(({ stories, file, ...names }) => ({
    ...names,
    file,
    stories,
    partOf: names.pages.length > 0 ? [] : partOf(file),
    contracts: [...modulesOf(file)].filter((module) => isContract.test(module)),
    changed: latest([file, stories].map((one) => changes.get(one))),
  }))
}

/** Not those of shared calls, such as upload of a file. */
const isContract = /^packages\/contracts\/src\/(?!wire\/|shared\/).*\/contract\.ts$/

const componentOf = (stories: string) => stories.replace('.stories.tsx', '.tsx')

/** Names of the pages that each screen fills, by the screen's file. */
function pagesOfScreens(sources: Parameters<typeof findScreens>[2]): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  const modules = [...readRoutes(sources.read), [anyOther, notFoundPage] as const]
  for (const [page, module] of modules)
    for (const screen of findScreens(module, page, sources))
      pages.set(screen, [...(pages.get(screen) ?? []), page])
  return pages
}

/** The page at every address that isn't a page's. */
export const anyOther = '*'

/** The names in the title of a story file: `Features/Orders/Orders 我的订单`. English is the component's name in words. */
function namesOf(stories: string, pages: readonly string[]) {
  const [, written = ''] = /^ {2}title: '(.+)',$/m.exec(read(stories)) ?? []
  const [path = '', ...words] = written.split(' ')
  const component = path.split('/').at(-1) ?? basename(stories, '.stories.tsx')
  const [chinese, english] = [words.join(' '), inWords(component)]
  const addresses = pages.flatMap((page) => [pathOf(page), ...aliasesOf(pathOf(page))])
  const searched = addresses.map((address) => address.slice(1).replace('/', ' ')).filter(Boolean)
  const place = path.split('/').slice(0, -1)
  const name = [chinese, english].filter(Boolean).join(' ')
  return {
    title: [...place, searched.length > 0 ? `${name} · ${searched.join(' ')}` : name].join('/'),
    component,
    chinese: chinese || english,
    english,
  }
}

/** `MemberManagement`: `Member management`. */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The address of a page by its name. */
export const pathOf = (page: string): string => (page in pagePaths ? pagePaths[page as PageName] : page)

/** Addresses that lead to a page. */
export function aliasesOf(path: string): string[] {
  return Object.entries({ ...formerPaths, ...phonePaths })
    .filter(([, target]) => target.split('?')[0] === path)
    .map(([alias]) => alias)
}

const latest = <Dated extends { readonly date: string }>(all: readonly (Dated | undefined)[]) =>
  all
    .filter((one) => one !== undefined)
    .reduce<Dated | undefined>((last, one) => (last && last.date >= one.date ? last : one), undefined)
