import { expect, it } from 'vitest'
import type { Story } from './listStories.ts'
import { type Run, recordWalk, type WalkRecord } from './walkRecord.ts'

const story = (id: string): Story => ({
  id,
  title: id,
  name: 'Ready',
  viewport: { width: 1440, height: 900 },
})
const stories = [story('one'), story('two')]
const run = (id: string, locale: Run['locale'], ...problems: string[]): Run => ({
  id,
  locale,
  milliseconds: locale === 'en' ? 300 : 200,
  problems,
})
const record = (earlier: WalkRecord | undefined, ...runs: readonly Run[]) =>
  recordWalk(earlier, { commit: 'b', at: '2026-11-28', runs, stories, languagesOf: () => ['zh-CN', 'en'] })

it('a story passes only in all of its languages', () => {
  const { stories } = record(undefined, run('one', 'zh-CN'), run('one', 'en'), run('two', 'en'))
  expect(stories).toEqual({ one: { status: 'passed', milliseconds: 300, problems: [] } })
})

it('one failed run fails the story, and the record names its language', () => {
  const { stories } = record(undefined, run('one', 'zh-CN'), run('one', 'en'), run('one', 'en', 'It broke.'))
  expect(stories.one).toEqual({ status: 'failed', milliseconds: 300, problems: ['en: It broke.'] })
})

it('a walk of some stories keeps the others, with their commit, and forgets stories that are gone', () => {
  const passed = { status: 'passed', milliseconds: 1, problems: [] } as const
  const earlier = { commit: 'a', at: '2026-11-27', stories: { two: passed, gone: passed } }
  const { commit, stories } = record(earlier, run('one', 'zh-CN'), run('one', 'en'))
  expect(commit).toBe('b')
  expect(Object.keys(stories)).toEqual(['one', 'two'])
  expect(stories.two).toEqual({ ...passed, commit: 'a' })
})
