import styles from './review.module.css'

interface FinderFieldProps {
  readonly value: string
  readonly onChange: (words: string) => void
}

/** Takes words of a screen's names, route or section of the specification. */
export function FinderField({ value, onChange }: FinderFieldProps) {
  return (
    <label className={styles.search}>
      查找页面 Find a screen
      <input
        type="search"
        placeholder="部门, sign in, /comMbManage, NVH5backlog"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
