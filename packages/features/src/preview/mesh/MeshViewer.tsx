import { useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { CutTools } from '../ifc/CutTools'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import type { ViewerProps } from '../parts/PreviewedFile'
import { ShownParts } from '../stage/ShownParts'
import { Stage } from '../stage/Stage'
import { useStage } from '../stage/useStage'
import type { MeshContents, MeshOmission, ToMesh } from './MeshTalk'

/** A glTF, OBJ or STL model to explore. */
export default function MeshViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const stage = useRef<HTMLElement>(null)
  const name = props.as.kind === 'mesh' ? props.as.format : 'stl'
  const { shown, tell } = useStage<MeshContents, ToMesh>(stage, props.file, {
    start: () => new Worker(new URL('./mesh.worker.ts', import.meta.url), { type: 'module', name }),
    most: bounds.mesh,
  })
  const labels: Readonly<Record<MeshOmission, (count: number) => string>> = {
    texture: texts.omittedTexture,
    vertexColour: texts.omittedVertexColour,
    line: texts.omittedLine,
    animation: texts.omittedAnimation,
    materialFile: texts.omittedMaterialFile,
  }
  return (
    <Stage
      {...props}
      stage={stage}
      shown={shown}
      tell={tell}
      most={bounds.mesh}
      label={texts.model}
      hint={texts.meshHint}
      onMove={(x, y, isSecond) => tell({ tell: isSecond ? 'pan' : 'orbit', x, y })}
      summary={shown.state === 'ready' && texts.triangles(shown.contents.triangles)}
      notShown={
        shown.state === 'ready'
          ? shown.contents.omissions.map(([what, count]) => ({ label: labels[what](count), count }))
          : []
      }
      parts={
        shown.state === 'ready' && (
          <ShownParts
            title={texts.meshParts}
            parts={shown.contents.parts.map(({ id, name: called }) => ({
              id,
              name: called || texts.meshPart(id + 1),
            }))}
            onShow={(id, isShown) => tell({ tell: 'storey', id, isShown })}
          />
        )
      }
      tools={<CutTools onCut={(axis, share) => tell({ tell: 'cut', axis, share })} />}
    />
  )
}
