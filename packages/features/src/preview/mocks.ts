import { previewContract } from '@atrium/contracts/preview/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Shown = AnswersOf<typeof previewContract>['getPreview']

/** A file with this content, between two others. */
export function shownFile(name: string, content: BlobPart): Shown {
  const blob = new Blob([content])
  return {
    id: 'node-4',
    name,
    size: blob.size,
    parentId: 'folder-2',
    url: URL.createObjectURL(blob),
    modifiedAt: '2026-11-18T01:30:00.000Z',
    previous: { id: 'node-3', name: '一层平面图.dwg' },
    next: { id: 'node-5', name: '会议纪要.pdf' },
  }
}

export const showing = (name: string, make: () => BlobPart): Answer =>
  answer(previewContract.getPreview, () => shownFile(name, make()))

export const previewAnswers: readonly Answer[] = [
  showing('荷载.ts', () => '/** 楼面活荷载，kN/m² */\nexport const load = 2.5\n'),
]
