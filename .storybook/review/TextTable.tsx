import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useRef, useState } from 'react'
import { sheetLink } from './links'
import shared from './review.module.css'
import styles from './TextTable.module.css'
import { textRows } from './textRows'
import { useReview } from './useReview'

/** Every text of the product in both languages, for translators and reviewers, with a screen that shows it. */
export function TextTable() {
  const data = useReview()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.toLowerCase())
  const scroller = useRef<HTMLElement>(null)
  const found = textRows.filter((row) =>
    Object.values(row).some((said) => said.toLowerCase().includes(wanted)),
  )
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 52,
    getItemKey: (at) => `${found[at]?.feature} ${found[at]?.key}`,
    overscan: 10,
  })
  return (
    <div className={`${styles.root} ${shared.root}`}>
      <label className={shared.search}>
        查找文字 Find a text
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        <output>
          {found.length} / {textRows.length}
        </output>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be scrollable by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label="文字 Texts">
        <table aria-rowcount={found.length + 1}>
          <thead>
            <tr>
              <th scope="col">Feature · Key</th>
              <th scope="col">中文</th>
              <th scope="col">English</th>
              <th scope="col">页面 Screen</th>
            </tr>
          </thead>
          <tbody style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ key, index, start }) => {
              const row = found[index]
              const screen = row && data?.facts.screens[data.facts.texts[`${row.feature} ${row.key}`] ?? -1]
              return (
                row && (
                  <tr
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    aria-rowindex={index + 2}
                    style={{ translate: `0 ${start}px` }}
                  >
                    <td>
                      {row.feature} <code>{row.key}</code>
                    </td>
                    <td lang="zh-CN">{row.chinese}</td>
                    <td lang="en">{row.english || <strong>缺失 missing</strong>}</td>
                    <td>
                      {screen && (
                        <a href={sheetLink(screen.title)} target="_top">
                          {screen.chinese}
                        </a>
                      )}
                    </td>
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}
