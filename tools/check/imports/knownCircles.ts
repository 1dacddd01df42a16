/**
 * Folders whose files import each other in a circle, always through an `import()`. Existing circles are to be
 * removed, and no new ones are allowed.
 */
const folders = [
  'packages/features/src/shared/impact',
  'packages/features/src/shared/list',
  'packages/ui/src/confirm-dialog',
  'packages/ui/src/cropper-dialog',
  'packages/ui/src/dialog',
  'packages/ui/src/dropdown-menu',
  'packages/ui/src/guide',
  'packages/ui/src/popover',
  'packages/ui/src/toast',
  'packages/ui/src/tooltip',
]

interface SortedCircles {
  readonly fresh: readonly (readonly string[])[]
  readonly known: readonly (readonly string[])[]
  /** Known folders that no longer have a circle. */
  readonly gone: readonly string[]
}

/** @param known folders whose files may form circles */
export function sortCircles(circles: readonly (readonly string[])[], known = folders): SortedCircles {
  const folderOf = (circle: readonly string[]) =>
    known.find((folder) => circle.every((file) => file.startsWith(`${folder}/`)))
  return {
    fresh: circles.filter((circle) => folderOf(circle) === undefined),
    known: circles.filter((circle) => folderOf(circle) !== undefined),
    gone: known.filter((folder) => !circles.some((circle) => folderOf(circle) === folder)),
  }
}
