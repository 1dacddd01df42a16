import { useDeferredValue, useState } from 'react'
import styles from './review.module.css'
import { textRows } from './textRows'

/** Every text of the product in both languages, for translators and reviewers. */
export function TextTable() {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.toLowerCase())
  const found = textRows.filter((row) =>
    Object.values(row).some((said) => said.toLowerCase().includes(wanted)),
  )
  return (
    <div className={styles.root}>
      <label className={styles.search}>
        查找文字 Find a text
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        <output>
          {found.length} / {textRows.length}
        </output>
      </label>
      <table className={styles.texts}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Key</th>
            <th scope="col">中文</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ feature, key, chinese, english }) => (
            <tr key={`${feature} ${key}`}>
              <td>{feature}</td>
              <td>
                <code>{key}</code>
              </td>
              <td lang="zh-CN">{chinese}</td>
              <td lang="en">{english}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
