import { useState } from 'react'
import type { ScreenFacts } from '../facts/ReviewFacts'
import { isFound } from './coverageRows'
import { FinderField } from './FinderField'
import { sheetLink, storyLink } from './links'
import styles from './review.module.css'
import { storiesOf } from './reviewData'
import { useReview } from './useReview'

/** Finds a screen and tells the state of the review, without the weight of the whole table. */
export function FrontPage() {
  const data = useReview()
  const [words, setWords] = useState('')
  const screens = data?.facts.screens.filter(({ title }) => title.startsWith('Features/')) ?? []
  const found = screens.filter((screen) => {
    const own = data?.facts.pages.filter(({ name }) => screen.pages.includes(name)) ?? []
    return isFound(screen, own, words)
  })
  const walked = Object.values(data?.walk.stories ?? {})
  const best = found.toSorted((one, other) => distanceOf(one, words) - distanceOf(other, words))
  const failing = walked.filter(({ status }) => status === 'failed').length
  const { since, stories: changed = [], states = [] } = data?.changes ?? {}
  return (
    <div className={styles.root}>
      <FinderField value={words} onChange={setWords} />
      {words.trim() && (
        <ul className={styles.found}>
          {best.slice(0, 12).map(({ title, chinese, english }) => {
            const stories = data ? storiesOf(data, title) : []
            const ready = stories.find(({ name }) => ['Ready', 'Pristine'].includes(name)) ?? stories[0]
            return (
              <li key={title}>
                <a href={ready ? storyLink(ready.id) : sheetLink(title)} target="_top">
                  {chinese} {english}
                </a>{' '}
                <a href={sheetLink(title)} target="_top">
                  <small>{stories.length} 种状态 states</small>
                </a>
              </li>
            )
          })}
          {data && found.length === 0 && <li>没有符合条件的页面 No screen matches.</li>}
        </ul>
      )}
      {data && (
        <ul>
          <li>
            {screens.length} 个页面与部件 screens and parts —{' '}
            <a href="./?path=/docs/atrium-coverage--docs" target="_top">
              状态覆盖 Coverage
            </a>
          </li>
          <li>
            {walked.length === 0 ? (
              '此处没有测试结果：运行 npm test -- stories。 No test results here: run npm test -- stories.'
            ) : (
              <>
                {walked.length - failing} 个故事通过测试 stories pass,{' '}
                <a href="./?path=/docs/atrium-coverage--docs#filter=failing" target="_top">
                  {failing} 个未通过 fail
                </a>
              </>
            )}
          </li>
          <li>
            {since ? (
              <a href="./changes/index.html" target="_top">
                自 {since.date.slice(0, 10)} 起：{changed.length} 个故事的画面有变化，{states.length}{' '}
                个故事新增或移除 Since {since.hash.slice(0, 10)}: {changed.length} stories look different,{' '}
                {states.length} were added or removed
              </a>
            ) : (
              <>
                未比较历史版本：运行 <code>npm run review -- --since &lt;commit&gt;</code>。 Not compared with
                an earlier commit.
              </>
            )}
          </li>
          {data.facts.built && (
            <li>
              最后提交 Last commit: {data.facts.built.date} <code>{data.facts.built.commit}</code>{' '}
              {data.facts.built.subject}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** How far a screen is from what was typed: 0 is one of its names or addresses, 1 begins with it. */
function distanceOf({ title, component, chinese, english }: ScreenFacts, words: string): number {
  const addresses = title.split(' · ')[1]?.split(' ') ?? []
  const names = [component, chinese, english, ...addresses].map((name) => name.toLowerCase())
  const typed = words.trim().toLowerCase().replace(/^\//, '')
  if (names.includes(typed)) return 0
  return names.some((name) => name.startsWith(typed)) ? 1 : 2
}
