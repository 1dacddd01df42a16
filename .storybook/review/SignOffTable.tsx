import { type ChangeEvent, useState } from 'react'
import { storyLink } from './links'
import styles from './review.module.css'
import { versionOf } from './reviewData'
import { readSignOffs, useSignOffs, writeSignOffs } from './signOffStore'
import { mergeFile, type Verdict, verdictOf, writeFile } from './signOffs'
import { useReview } from './useReview'

const names: Readonly<Record<Verdict, string>> = {
  approved: '✓ 已通过 Approved',
  changed: '△ 通过后有变化 Changed since its approval',
  commented: '✎ 有意见 Commented',
}

/** What this browser's reviewer said of each state, as a list and as a file. */
export function SignOffTable() {
  const data = useReview()
  const signOffs = useSignOffs()
  const [said, say] = useState('')
  if (!data) return <p aria-busy="true">正在加载 Loading …</p>
  const commit = data.facts.built?.commit ?? ''
  const rows = Object.entries(signOffs).flatMap(([id, one]) => {
    const verdict = verdictOf(one, versionOf(data, id))
    return verdict ? [{ id, one, verdict, entry: data.entries[id] }] : []
  })

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    try {
      const { states, taken, kept } = mergeFile((await input.files?.[0]?.text()) ?? '', readSignOffs())
      writeSignOffs(states)
      say(
        `已导入 ${taken} 条，${kept} 条在此浏览器中更新。 ${taken} imported, ${kept} are newer in this browser.`,
      )
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure))
    }
    // The same file can be chosen again.
    input.value = ''
  }

  function save() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([writeFile(commit, signOffs)], { type: 'application/json' }))
    link.download = `atrium-sign-off-${commit}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <button type="button" onClick={save} disabled={rows.length === 0}>
          导出 Export
        </button>
        <label>
          导入 Import <input type="file" accept="application/json,.json" onChange={take} />
        </label>
        <output>{said}</output>
      </div>
      {rows.length === 0 ? (
        <p>
          还没有审阅记录：在任一故事上方点“通过”或填写意见。 Nothing yet: approve a story or comment on it
          above the story.
        </p>
      ) : (
        <table className={styles.texts}>
          <thead>
            <tr>
              <th scope="col">状态 State</th>
              <th scope="col">结论 Verdict</th>
              <th scope="col">意见 Comment</th>
              <th scope="col">时间 Time</th>
              <th scope="col">提交 Commit</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, one, verdict, entry }) => (
              <tr key={id}>
                <td>
                  {entry ? (
                    <a href={storyLink(id)} target="_top">
                      {entry.title.split('/').at(-1)?.split(' · ')[0]}: {entry.name}
                    </a>
                  ) : (
                    `${id}（已不存在 gone）`
                  )}
                </td>
                <td>{names[verdict]}</td>
                <td>{one.comment}</td>
                <td>{one.at.slice(0, 16).replace('T', ' ')}</td>
                <td>
                  <code>{one.commit}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
