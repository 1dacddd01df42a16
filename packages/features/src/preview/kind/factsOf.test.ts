import { expect, it } from 'vitest'
import { factsOf } from './factsOf'

const bytes = (text: string) => new TextEncoder().encode(text)

it('reads the header of STEP', () => {
  const head = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('pump''s body.stp','2024-05-06T10:00:00',('Lin'),('Works'),'ST-DEVELOPER','SolidWorks 2023','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));
ENDSEC;`
  expect(factsOf('step', bytes(head))).toEqual([
    { fact: 'title', value: 'pump’s body.stp'.replace('’', "'") },
    { fact: 'written', value: '2024-05-06T10:00:00' },
    { fact: 'author', value: 'Lin' },
    { fact: 'program', value: 'SolidWorks 2023' },
    { fact: 'schema', value: 'AUTOMOTIVE_DESIGN' },
  ])
})

it('names the AutoCAD version that wrote a drawing', () => {
  expect(factsOf('dwg', bytes('AC1032\0'))).toEqual([{ fact: 'version', value: 'AutoCAD 2018' }])
})

it('returns nothing for files without facts', () => {
  expect(factsOf('step', bytes('ISO-10303-21;FILE_NAME('))).toEqual([])
  expect(factsOf('psd' as never, bytes('8BPS'))).toEqual([])
})
