import { Select } from '@atrium/ui/select'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import styles from './IfcViewer.module.css'
import type { Axis } from './ModelTalk'

interface CutToolsProps {
  /** `share`: of the model's extent; everything beyond is cut away. */
  readonly onCut: (axis: Axis, share: number) => void
}

const axes: readonly Axis[] = ['y', 'x', 'z']

/** Sections through a model. */
export function CutTools({ onCut }: CutToolsProps) {
  const texts = useTexts(previewMessages)
  const [axis, setAxis] = useState<Axis>('y')
  const [share, setShare] = useState(1)
  const names = { x: texts.cutX, y: texts.cutY, z: texts.cutZ }
  const cut = (next: Axis, at: number) => {
    setAxis(next)
    setShare(at)
    onCut(next, at)
  }
  return (
    <>
      <span className={styles.cut}>
        <span aria-hidden="true">{texts.cut}</span>
        <Select
          size="small"
          aria-label={texts.cut}
          value={axis}
          options={axes.map((one) => ({ value: one, label: names[one] }))}
          onValueChange={(next) => cut(next as Axis, share)}
        />
      </span>
      <input
        type="range"
        className={styles.share}
        aria-label={texts.cutAt}
        min={0}
        max={1}
        step={0.01}
        value={share}
        onChange={(event) => cut(axis, Number(event.target.value))}
      />
    </>
  )
}
