import { useState } from 'react'
import { Button } from '../button'
import { SearchField } from '../search-field'
import { Spinner } from '../spinner'
import styles from './Cascader.module.css'
import { CascaderColumn } from './CascaderColumn'
import type { CascaderLabels } from './CascaderLabels'
import { type CascaderOption, columnsOf, searchPaths } from './options'

interface CascaderPanelProps {
  value: readonly string[]
  options: readonly CascaderOption[] | undefined
  failed: boolean
  onRetry: (() => void) | undefined
  labels: CascaderLabels
  onChoose: (path: readonly string[]) => void
}

const mostMatches = 50

/** The floating panel: a search, and below it the columns or the results. */
export function CascaderPanel({ value, options, failed, onRetry, labels, onChoose }: CascaderPanelProps) {
  const [path, setPath] = useState(value)
  const [term, setTerm] = useState('')
  const [focused, setFocused] = useState<number>()
  if (failed) {
    return (
      <p className={styles.state} role="alert">
        {labels.failed}
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </p>
    )
  }
  if (!options) {
    return (
      <p className={styles.state} role="status">
        <Spinner size="small" />
        {labels.loading}
      </p>
    )
  }

  const columns = columnsOf(options, path)
  function choose(position: number, option: CascaderOption) {
    const next = [...path.slice(0, position), option.name]
    if (option.children && option.children.length > 0) {
      setPath(next)
      setFocused(position + 1)
    } else onChoose(next)
  }

  return (
    <div className={styles.body}>
      <SearchField
        size="small"
        labels={{ field: labels.search, clear: labels.clearSearch }}
        placeholder={labels.search}
        delay={200}
        onSearch={setTerm}
      />
      {term === '' ? (
        <div className={styles.columns}>
          {columns.map((column, position) => (
            <CascaderColumn
              key={path.slice(0, position).join('/')}
              label={labels.column(position + 1)}
              options={column}
              chosen={path[position]}
              takesFocus={focused === position}
              onChoose={(option) => choose(position, option)}
              onBack={position > 0 ? () => setFocused(position - 1) : undefined}
              onFocus={() => setFocused(undefined)}
            />
          ))}
        </div>
      ) : (
        <Matches paths={searchPaths(options, term, mostMatches)} labels={labels} onChoose={onChoose} />
      )}
    </div>
  )
}

interface MatchesProps {
  paths: readonly (readonly string[])[]
  labels: CascaderLabels
  onChoose: (path: readonly string[]) => void
}

function Matches({ paths, labels, onChoose }: MatchesProps) {
  if (paths.length === 0) {
    return (
      <p className={styles.state} role="status">
        {labels.noMatches}
      </p>
    )
  }
  const byName = new Map(paths.map((path) => [path.join(' / '), path]))
  return (
    <CascaderColumn
      label={labels.search}
      options={[...byName.keys()].map((name) => ({ name }))}
      onChoose={({ name }) => onChoose(byName.get(name) ?? [])}
    />
  )
}
