import { expect, it } from 'vitest'
import { kindOfFile } from './kindOfFile'

it('follows the extension, ignoring case', () => {
  const names = ['总图.DWG', 'a.b.ifc', 'README', '.pdf', 'photo.JPeg', 'x.unknown']
  expect(names.map(kindOfFile)).toEqual(['drawing', 'model', 'file', 'pdf', 'picture', 'file'])
})
