import { ModelScene } from '../ifc/ModelScene'
import type { MeshFormat } from '../kind/kinds'
import { serveStage } from '../stage/serveStage'
import type { MeshContents, MeshOmission, ToMesh } from './MeshTalk'
import { piecesOf } from './piecesOf'
import { readMesh } from './readMesh'

const format = self.name as MeshFormat

serveStage<ModelScene, MeshContents, ToMesh>({
  begin: (canvas, dark) => new ModelScene(canvas, dark),
  async read(scene, bytes, say) {
    const { root, omissions } = await readMesh(bytes, format)
    const omitted = new Map(omissions)
    const leaveOut = (what: MeshOmission) => omitted.set(what, (omitted.get(what) ?? 0) + 1)
    root.updateMatrixWorld(true)
    // A single part that holds all others offers no choice.
    let tops = [root]
    while (tops.length === 1 && tops[0] && tops[0].children.length > 0) tops = tops[0].children
    const parts: { readonly id: number; readonly name: string }[] = []
    let triangles = 0
    for (const [n, top] of tops.entries()) {
      const pieces = piecesOf(top, n, leaveOut)
      if (pieces.length === 0) continue
      parts.push({ id: n, name: top.name })
      for (const colour of new Set(pieces.map((piece) => piece.colour)))
        scene.add(
          n,
          colour,
          pieces.filter((piece) => piece.colour === colour),
        )
      triangles += pieces.reduce((sum, { indices }) => sum + indices.length / 3, 0)
      say({ tell: 'progress', share: (n + 1) / tops.length })
    }
    scene.draw()
    return triangles === 0 ? undefined : { triangles, parts, omissions: [...omitted] }
  },
  answer(scene, asked) {
    if (asked.tell === 'orbit') scene.orbit(asked.x, asked.y)
    else if (asked.tell === 'pan') scene.pan(asked.x, asked.y)
    else if (asked.tell === 'storey') scene.show(asked.id, asked.isShown)
    else if (asked.tell === 'cut') scene.cut(asked.axis, asked.share)
  },
})
