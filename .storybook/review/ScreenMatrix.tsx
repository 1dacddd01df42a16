import { useState } from 'react'
import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder'
import { findScreens, type ReviewedScreen } from './readScreens'
import styles from './review.module.css'
import { useScreens } from './useScreens'

const sheetOf = (title: string) =>
  `./?path=/docs/atrium-contact-sheet--docs#screen=${encodeURIComponent(title)}`

/** Every screen with its names, and a link to each of its states. */
export function ScreenMatrix() {
  const screens = useScreens()
  const [words, setWords] = useState('')
  const found = findScreens(screens, words)
  const states = stateOrder.filter((state) => screens.some((screen) => storyOf(screen, state)))
  return (
    <div className={styles.root}>
      <label className={styles.search}>
        查找页面 Find a screen
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be scrollable by keyboard */}
      <section className={styles.scroll} aria-label="页面与状态 Screens and states" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">页面 Screen</th>
              {states.map((state) => (
                <th key={state} scope="col" className={styles.state}>
                  <span>{state}</span>
                </th>
              ))}
              <th scope="col">其他 Others</th>
            </tr>
          </thead>
          <tbody>
            {found.map((screen) => (
              <MatrixRow key={screen.title} screen={screen} states={states} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function MatrixRow({ screen, states }: { screen: ReviewedScreen; states: readonly string[] }) {
  const others = screen.stories.filter(({ name }) => !states.includes(plain(name)))
  return (
    <tr>
      <th scope="row">
        <a href={sheetOf(screen.title)} target="_top">
          {screen.chinese}
          <small>{screen.english}</small>
        </a>
      </th>
      {states.map((state) => {
        const story = storyOf(screen, state)
        return (
          <td key={state}>
            {story && (
              <a
                className={styles.dot}
                href={`./?path=/story/${story.id}`}
                target="_top"
                title={`${screen.chinese} ${screen.english}: ${state}`}
              >
                <span>
                  {screen.english}: {state}
                </span>
              </a>
            )}
          </td>
        )
      })}
      <td>
        {others.length > 0 && (
          <details>
            <summary>{others.length}</summary>
            {others.map(({ id, name }) => (
              <a key={id} href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            ))}
          </details>
        )}
      </td>
    </tr>
  )
}

/** Storybook displays `NoMatches` as `No Matches`. */
const plain = (name: string) => name.replaceAll(' ', '')

const storyOf = ({ stories }: ReviewedScreen, state: string) =>
  stories.find(({ name }) => plain(name) === state)
