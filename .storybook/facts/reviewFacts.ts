import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { root } from '../../tools/shared/root.ts'
import { describeReview } from './describeReview.ts'
import type { ReviewFacts } from './ReviewFacts.ts'

/**
 * Serves what the review pages read, or writes it into a static Storybook: `review.json`, the last walk, and empty
 * files where `npm run review` puts pictures and changes later.
 */
export const reviewFacts: Plugin = {
  name: 'atrium:review-facts',
  configureServer({ middlewares }) {
    for (const [name, text] of Object.entries(files))
      middlewares.use(`/${name}`, (_, response) => {
        known = undefined
        response.setHeader('content-type', 'application/json').end(text())
      })
  },
  generateBundle() {
    for (const [fileName, text] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: text() })
  },
}

const lastWalk = join(root, 'node_modules/.cache/atrium/walk/walk.json')

const files: Readonly<Record<string, () => string>> = {
  'review.json': () => JSON.stringify(factsOnce()),
  'walk.json': () => (existsSync(lastWalk) ? readFileSync(lastWalk, 'utf8') : '{}'),
  'pictures/index.json': () => '{}',
  'changes/changes.json': () => '{}',
}

let known: ReviewFacts | undefined

function factsOnce(): ReviewFacts {
  known ??= describeReview()
  return known
}

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>

/**
 * Gives screens the titles of their facts, so that the sidebar's search finds them by either name and by every
 * address.
 */
export const withSearchedTitles: Indexers = (existing = []) =>
  existing.map((indexer) => ({
    ...indexer,
    async createIndex(path, options) {
      const entries = await indexer.createIndex(path, options)
      const stories = relative(root, path).split(sep).join('/')
      const title = factsOnce().screens.find((screen) => screen.stories === stories)?.title
      return title === undefined ? entries : entries.map((entry) => ({ ...entry, title }))
    },
  }))
