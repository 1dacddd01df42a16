import styles from './Coverage.module.css'
import type { Cell, CoverageRow, ShownState } from './coverageRows'
import { sheetLink, storyLink } from './links'

/** One screen, its routes, and its states. */
export function CoverageLine({ row: { screen, pages, cells, others } }: { readonly row: CoverageRow }) {
  const name = `${screen.chinese} ${screen.english}`
  return (
    <tr>
      <th scope="row">
        <a href={sheetLink(screen.title)} target="_top">
          {screen.chinese}
          <small>{screen.english}</small>
        </a>
        {pages.map(({ path, aliases }) => (
          <code key={path} title={aliases.join('\n')}>
            {path}
            {aliases.length > 0 && <small> +{aliases.length}</small>}
          </code>
        ))}
      </th>
      {cells.map((cell) => (
        <td key={cell.state}>
          <StateCell cell={cell} label={`${name}: ${cell.state}`} />
        </td>
      ))}
      <td>
        {others.length > 0 && (
          <details>
            <summary>
              {others.length}
              {others.some(({ isFailing }) => isFailing) && (
                <i data-cell="failing" title="未通过测试 failing" />
              )}
            </summary>
            {others.map((story) => (
              <a key={story.id} href={storyLink(story.id)} target="_top">
                {story.isFailing && '✗ '}
                {story.name}
              </a>
            ))}
          </details>
        )}
      </td>
    </tr>
  )
}

function StateCell({ cell, label }: { readonly cell: Cell; readonly label: string }) {
  if (cell.kind === 'shown') {
    const look = lookOf(cell.story)
    return (
      <a
        className={styles.cell}
        href={storyLink(cell.story.id)}
        target="_top"
        title={`${label}, ${look}`}
        aria-label={`${label}, ${look}`}
      >
        <i data-cell={look} />
      </a>
    )
  }
  const said =
    cell.kind === 'missing' ? `${label}: 缺失 missing` : `${label}: 不适用 not applicable, ${cell.reason}`
  return (
    <span className={styles.cell} role="img" title={said} aria-label={said}>
      <i data-cell={cell.kind} />
    </span>
  )
}

/** The worst that is known of a state comes first. */
function lookOf({ isFailing, isChanged, verdict }: ShownState): 'failing' | 'changed' | 'approved' | 'shown' {
  if (isFailing) return 'failing'
  if (verdict === 'changed' || (isChanged && verdict !== 'approved')) return 'changed'
  return verdict === 'approved' ? 'approved' : 'shown'
}
