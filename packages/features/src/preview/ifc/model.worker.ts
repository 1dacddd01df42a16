import type { FromStage } from '../stage/StageTalk'
import { serveStage } from '../stage/serveStage'
import { ModelScene } from './ModelScene'
import type { ModelContents, Picked, ToModel } from './ModelTalk'
import { modelIn } from './modelIn'
import { type Model, type Piece, readModel } from './readModel'
import { toUtf8 } from './toUtf8'

let model: Model | undefined

serveStage<ModelScene, ModelContents, ToModel>({
  begin: (canvas, dark) => new ModelScene(canvas, dark),
  async read(scene, bytes, say) {
    model = await readModel(toUtf8(modelIn(bytes)))
    const { storeyOf } = model
    const elements = await drawAll(scene, model, say)
    const isInNone = [...elements].some((one) => storeyOf(one) === 0)
    if (elements.size === 0) return undefined
    return {
      elements: elements.size,
      notShown: model.notShown,
      storeys: [...model.storeys, ...(isInNone ? [{ id: 0, name: '' }] : [])],
    }
  },
  answer(scene, asked) {
    if (asked.tell === 'orbit') scene.orbit(asked.x, asked.y)
    else if (asked.tell === 'pan') scene.pan(asked.x, asked.y)
    else if (asked.tell === 'storey') scene.show(asked.id, asked.isShown)
    else if (asked.tell === 'cut') scene.cut(asked.axis, asked.share)
    else void tellOf(scene.pick(asked.x, asked.y))
  },
})

async function tellOf(element: number | undefined): Promise<void> {
  const groups = element === undefined ? undefined : await model?.propertiesOf(element)
  self.postMessage({ tell: 'picked', groups } satisfies Picked)
}

/** A few at a time, so that the existing ones can be viewed meanwhile. Reports the elements that have a shape. */
async function drawAll(
  shown: ModelScene,
  { elements, storeyOf, shapes }: Model,
  say: (words: FromStage<ModelContents>) => void,
): Promise<Set<number>> {
  const seen = new Set<number>()
  let step = 100
  for (let from = 0; from < elements.length; from += step, step = 400) {
    const bundles = new Map<string, Piece[]>()
    shapes(elements.slice(from, from + step), (colour, piece) => {
      const key = `${storeyOf(piece.element)}|${colour}`
      const pieces = bundles.get(key) ?? []
      bundles.set(key, pieces)
      pieces.push(piece)
      seen.add(piece.element)
    })
    for (const [key, pieces] of bundles) {
      const [storey, colour = ''] = key.split('|')
      shown.add(Number(storey), colour, pieces)
    }
    if (from === 0) say({ tell: 'drawn' })
    say({ tell: 'progress', share: Math.min(1, (from + step) / elements.length) })
    // Handles messages from the page in between.
    await new Promise((go) => setTimeout(go))
  }
  shown.draw()
  return seen
}
