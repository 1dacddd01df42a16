import { Fragment, useMemo } from 'react'
import { stateOrder } from '../../packages/features/src/shared/stories/stateOrder'
import styles from './Coverage.module.css'
import { CoverageLine } from './CoverageLine'
import { coverageRows, type Filter, filterRows, totalsOf } from './coverageRows'
import { declarations } from './declarations'
import { FinderField } from './FinderField'
import { useSignOffs } from './signOffStore'
import { useKeptChoice } from './useKeptChoice'
import { useReview } from './useReview'

const filters: Readonly<Record<Filter, string>> = {
  all: '全部 All',
  missing: '缺失 Missing',
  changed: '有变化 Changed',
  failing: '未通过测试 Failing',
  open: '待审阅 Not approved',
}

/** Every route with its screens, and for each screen which states are shown, not applicable or missing. */
export function Coverage() {
  const data = useReview()
  const signOffs = useSignOffs()
  const [choice, choose] = useKeptChoice<{ filter: string; words: string }>({ filter: 'all', words: '' })
  const groups = useMemo(() => (data ? coverageRows(data, declarations, signOffs) : []), [data, signOffs])
  const filter = choice.filter in filters ? (choice.filter as Filter) : 'all'
  const found = useMemo(() => filterRows(groups, filter, choice.words), [groups, filter, choice.words])
  const totals = totalsOf(groups)
  if (!data) return <p aria-busy="true">正在加载 Loading …</p>
  const counts: Readonly<Record<Filter, number>> = {
    all: totals.screens,
    missing: totals.missing,
    changed: totals.changed,
    failing: totals.failing,
    open: totals.stories - totals.approved,
  }
  return (
    <div className={styles.root}>
      <p className={styles.totals}>
        {totals.screens} 个页面与部件 screens and parts · {totals.stories} 个故事 stories · {totals.shown}{' '}
        种状态已展示 states shown · {totals.notApplicable} 不适用 not applicable ·{' '}
        <strong>{totals.missing} 缺失 missing</strong> · {totals.failing} 未通过 failing · {totals.approved}{' '}
        已通过审阅 approved
        {data.walk.at &&
          ` · ${data.walk.at.slice(0, 16).replace('T', ' ')} UTC 测试 walked (${data.walk.commit?.slice(0, 10)})`}
      </p>
      <div className={styles.bar}>
        <FinderField value={choice.words} onChange={(words) => choose({ words })} />
        <fieldset className={styles.filters}>
          <legend>筛选 Filter</legend>
          {Object.entries(filters).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="filter"
                checked={filter === value}
                onChange={() => choose({ filter: value })}
              />
              {label} <small>{counts[value as Filter]}</small>
            </label>
          ))}
        </fieldset>
      </div>
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be scrollable by keyboard */}
      <section className={styles.scroll} aria-label="页面与状态 Screens and states" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">页面 Screen</th>
              {stateOrder.map((state) => (
                <th key={state} scope="col" className={styles.state}>
                  <span>{state}</span>
                </th>
              ))}
              <th scope="col">其他 Others</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ feature, rows }) => (
              <Fragment key={feature}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={stateOrder.length + 2}>
                    {feature} <small>{rows.length}</small>
                  </th>
                </tr>
                {rows.map((row) => (
                  <CoverageLine key={row.screen.title} row={row} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p className={styles.none}>没有符合条件的页面 No screen matches.</p>}
      </section>
      <h2>没有页面的路由 Routes without a screen</h2>
      <ul>
        {data.facts.pages
          .filter(({ screens }) => screens.length === 0)
          .map(({ path, name }) => (
            <li key={name}>
              <code>{path}</code>：跳转到其他页面 leads to another page
            </li>
          ))}
      </ul>
    </div>
  )
}

function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <i data-cell="shown" /> 已展示 shown
      </li>
      <li>
        <i data-cell="failing" /> 未通过测试 failing
      </li>
      <li>
        <i data-cell="changed" /> 有变化 changed
      </li>
      <li>
        <i data-cell="approved" /> 已通过审阅 approved
      </li>
      <li>
        <i data-cell="missing" /> 缺失 missing
      </li>
      <li>
        <i data-cell="notApplicable" /> 不适用（悬停查看原因） not applicable (hover for the reason)
      </li>
    </ul>
  )
}
