import { Cascader } from '../cascader'
import { Checkbox } from '../checkbox'
import { ChoiceField } from '../choice-field'
import { Combobox } from '../combobox'
import { DateField } from '../date-field'
import { DateRangeField } from '../date-range-field'
import { EditableGrid } from '../editable-grid'
import { FileDrop } from '../file-drop'
import { FilterChips } from '../filter-chips'
import { FilterSelect } from '../filter-select'
import { FormField } from '../form-field'
import { InlineEdit } from '../inline-edit'
import { Radio, RadioGroup } from '../radio-group'
import { SearchField } from '../search-field'
import { Select, SelectGroup, SelectOption } from '../select'
import { Switch } from '../switch'
import { TextField } from '../text-field'
import type { Specimen } from './findShortcomings'
import { labels } from './specimenLabels'

const nothing = () => {}
const option = { value: 'x', label: 'x', name: 'x' }

/** Components for typing, choosing and marking. */
export const fieldSpecimens: Readonly<Record<string, Specimen>> = {
  Cascader: {
    render: (probe) => (
      <Cascader {...probe} value={[]} onValueChange={nothing} options={[option]} labels={labels.cascader} />
    ),
  },
  Checkbox: {
    kind: 'control',
    render: (probe) => <Checkbox {...probe}>x</Checkbox>,
    states: {
      'data-state="checked"': { defaultChecked: true },
    },
  },
  ChoiceField: {
    render: (probe) => <ChoiceField value="x" open={false} {...probe} />,
    states: {
      'data-state="open"': { open: true },
    },
  },
  Combobox: {
    kind: 'control',
    render: (probe) => (
      <Combobox {...probe} value="" onValueChange={nothing} options={[option]} labels={labels.combobox} />
    ),
  },
  DateField: {
    kind: 'control',
    render: (probe) => (
      <DateField {...probe} value="" onValueChange={nothing} locale="en" labels={labels.dates} />
    ),
  },
  DateRangeField: {
    render: (probe) => (
      <DateRangeField
        {...probe}
        value={{ from: '', to: '' }}
        onValueChange={nothing}
        locale="en"
        labels={labels.dates}
      />
    ),
  },
  EditableGrid: {
    render: (probe) => (
      <EditableGrid
        {...probe}
        rows={[1]}
        columns={[{ id: 'x', header: 'x', value: String }]}
        getNumber={Number}
        check={() => ({ state: 'none', words: '' })}
        labels={labels.grid}
        onChange={nothing}
        onRemove={nothing}
      />
    ),
  },
  FileDrop: {
    kind: 'control',
    render: (probe) => <FileDrop {...probe} labels={labels.file} onChoose={nothing} />,
    states: {
      'data-state="busy"': { progress: 0.5 },
    },
  },
  FilterChips: {
    render: (probe) => <FilterChips {...probe} label="x" value="" chips={[option]} onValueChange={nothing} />,
  },
  FilterSelect: {
    kind: 'control',
    render: (probe) => <FilterSelect {...probe} value="" onValueChange={nothing} options={[option]} />,
  },
  FormField: {
    render: (probe) => (
      <FormField {...probe} label="x">
        <TextField />
      </FormField>
    ),
    states: {
      'data-state="invalid"': { error: 'x' },
    },
  },
  InlineEdit: {
    render: (probe) => <InlineEdit {...probe} value="x" onCommit={nothing} labels={labels.edit} />,
    states: {
      'data-state="editing"': { defaultEditing: true },
    },
  },
  Radio: {
    kind: 'control',
    render: (probe) => (
      <RadioGroup>
        <Radio {...probe} value="x">
          x
        </Radio>
      </RadioGroup>
    ),
    states: {
      'data-state="checked"': (probe) => (
        <RadioGroup defaultValue="x">
          <Radio {...probe} value="x">
            x
          </Radio>
        </RadioGroup>
      ),
    },
  },
  RadioGroup: { render: (probe) => <RadioGroup {...probe} /> },
  SearchField: {
    kind: 'control',
    render: (probe) => <SearchField {...probe} defaultValue="x" labels={{ clear: 'x' }} />,
  },
  Select: {
    render: (probe) => <Select {...probe} options={[option]} />,
    states: { 'data-state="open"': { open: true } },
  },
  SelectGroup: {
    render: (probe) => (
      <Select open>
        <SelectGroup {...probe} label="x" />
      </Select>
    ),
  },
  SelectOption: {
    render: (probe) => (
      <Select open>
        <SelectOption {...probe} value="x">
          x
        </SelectOption>
      </Select>
    ),
    states: {
      'data-state="checked"': (probe) => (
        <Select open value="x">
          <SelectOption {...probe} value="x">
            x
          </SelectOption>
        </Select>
      ),
    },
  },
  Switch: {
    kind: 'control',
    render: (probe) => <Switch {...probe}>x</Switch>,
    states: {
      'data-state="checked"': { defaultChecked: true },
      'data-activity="busy"': { busy: true },
    },
  },
  TextField: { kind: 'control', render: (probe) => <TextField {...probe} /> },
}
