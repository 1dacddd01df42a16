import { useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import type { ViewerProps } from '../parts/PreviewedFile'
import { ShownParts } from '../stage/ShownParts'
import { Stage } from '../stage/Stage'
import { useStage } from '../stage/useStage'
import { CutTools } from './CutTools'
import styles from './IfcViewer.module.css'
import type { ModelContents, Picked, PropertyGroup, ToModel } from './ModelTalk'

const start = () => new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module' })

/** A building to explore: its storeys, a section, and the properties of the clicked element. */
export default function IfcViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const stage = useRef<HTMLElement>(null)
  const [picked, setPicked] = useState<Picked['groups']>()
  const { shown, tell } = useStage<ModelContents, ToModel, Picked>(stage, props.file, {
    start,
    most: bounds.ifc,
    hear: ({ groups }) => setPicked(groups),
  })
  return (
    <Stage
      {...props}
      stage={stage}
      shown={shown}
      tell={tell}
      most={bounds.ifc}
      label={texts.model}
      hint={texts.modelHint}
      onMove={(x, y, isSecond) => tell({ tell: isSecond ? 'pan' : 'orbit', x, y })}
      onPick={(x, y) => tell({ tell: 'pick', x, y })}
      summary={shown.state === 'ready' && texts.elements(shown.contents.elements)}
      parts={
        shown.state === 'ready' && (
          <ShownParts
            title={texts.storeys}
            parts={shown.contents.storeys.map(({ id, name }) => ({ id, name: name || texts.noStorey }))}
            onShow={(id, isShown) => tell({ tell: 'storey', id, isShown })}
          />
        )
      }
      tools={<CutTools onCut={(axis, share) => tell({ tell: 'cut', axis, share })} />}
      notShown={
        shown.state === 'ready'
          ? [
              {
                label: texts.faceColours(shown.contents.notShown.faceColours),
                count: shown.contents.notShown.faceColours,
              },
              {
                label: texts.linearPlacements(shown.contents.notShown.placements),
                count: shown.contents.notShown.placements,
              },
            ]
          : []
      }
    >
      <Properties groups={picked} />
    </Stage>
  )
}

/** The properties of the clicked element, announced to screen readers. */
function Properties({ groups }: { readonly groups: readonly PropertyGroup[] | undefined }) {
  const texts = useTexts(previewMessages)
  return (
    <aside className={styles.properties} aria-label={texts.properties} aria-live="polite" hidden={!groups}>
      {groups?.map(({ name, rows }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names of sets may repeat
        <section key={n} aria-label={name || texts.properties}>
          <h3>{name || texts.properties}</h3>
          <dl>
            {rows.map(([property, value], m) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: properties may repeat too
              <div key={m}>
                <dt>{property}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </aside>
  )
}
