import type { ReactElement, ReactNode } from 'react'
import { AppShell, SideMenu, SideMenuEmpty, SideMenuSkeleton } from '../app-shell'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb'
import { Button } from '../button'
import { Card } from '../card'
import { Cascader } from '../cascader'
import { Checkbox } from '../checkbox'
import { Combobox } from '../combobox'
import { ConfirmDialog } from '../confirm-dialog'
import { CropperDialog } from '../cropper-dialog'
import { DataTable } from '../data-table'
import { DescriptionItem, DescriptionList } from '../description-list'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '../dialog'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../dropdown-menu'
import { EditableGrid } from '../editable-grid'
import { EmptyState } from '../empty-state'
import { FailureState } from '../failure-state'
import { FileDrop } from '../file-drop'
import { FilterSelect } from '../filter-select'
import { FormField } from '../form-field'
import { IconButton } from '../icon-button'
import { InlineEdit } from '../inline-edit'
import { Link } from '../link'
import { Notice } from '../notice'
import { Waiting } from '../overlay'
import { PageHeader } from '../page-header'
import { Pagination } from '../pagination'
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from '../popover'
import { ProgressRing } from '../progress-ring'
import { Radio, RadioGroup } from '../radio-group'
import { ResizablePanel } from '../resizable-panel'
import { SearchField } from '../search-field'
import { Select, SelectGroup, SelectOption } from '../select'
import { Skeleton } from '../skeleton'
import { Spinner } from '../spinner'
import { StatusBadge } from '../status-badge'
import { Switch } from '../switch'
import { Tab, TabList, TabPanel, Tabs } from '../tabs'
import { TextField } from '../text-field'
import { ThemeRoot } from '../theme-root'
import { createToaster, Toaster } from '../toast'
import { TruncatedText } from '../tooltip'
import { Tree } from '../tree'
import type { Specimen } from './findShortcomings'
import { columns, labels } from './specimenLabels'

const nothing = () => {}
const toaster = createToaster()
toaster.notice('x')

const inDialog = (children: ReactNode): ReactElement => (
  <Dialog open>
    <DialogContent>
      <DialogHeader title="x" closeLabel="x" />
      {children}
    </DialogContent>
  </Dialog>
)
const inMenu = (children: ReactNode): ReactElement => (
  <DropdownMenu open>
    <DropdownMenuTrigger>x</DropdownMenuTrigger>
    <DropdownMenuContent>{children}</DropdownMenuContent>
  </DropdownMenu>
)
const inPopover = (children: ReactNode): ReactElement => (
  <Popover open>
    <PopoverTrigger>x</PopoverTrigger>
    {children}
  </Popover>
)
const inTabs = (children: ReactNode): ReactElement => <Tabs defaultValue="x">{children}</Tabs>

/** What provides or lends something and has no element of its own. */
export const withoutElement = ['Dialog', 'DropdownMenu', 'Guide', 'Popover', 'PortalContainer', 'Tooltip']

/** Every component that renders an element, by the name of its export. */
export const specimens: Readonly<Record<string, Specimen>> = {
  AppShell: {
    render: (probe) => (
      <AppShell {...probe} labels={labels.shell} header="x">
        x
      </AppShell>
    ),
  },
  Avatar: { render: (probe) => <Avatar {...probe} name="x" /> },
  Badge: {
    render: (probe) => <Badge {...probe} count={1} />,
    states: { 'data-tone="accent"': (probe) => <Badge {...probe} count={1} tone="accent" /> },
  },
  Breadcrumb: { render: (probe) => <Breadcrumb {...probe} label="x" /> },
  BreadcrumbItem: {
    render: (probe) => (
      <BreadcrumbItem {...probe} href="#x">
        x
      </BreadcrumbItem>
    ),
  },
  Button: {
    render: (probe) => <Button {...probe}>x</Button>,
    states: {
      'data-state="busy"': (probe) => <Button {...probe} busy />,
      'data-state="disabled"': (probe) => <Button {...probe} disabled />,
      'data-variant="danger"': (probe) => <Button {...probe} variant="danger" />,
    },
  },
  Card: { render: (probe) => <Card {...probe} /> },
  Cascader: {
    render: (probe) => (
      <Cascader {...probe} value={[]} onValueChange={nothing} options={[]} labels={labels.cascader} />
    ),
  },
  Checkbox: {
    kind: 'control',
    render: (probe) => <Checkbox {...probe}>x</Checkbox>,
    states: {
      'data-state="checked"': (probe) => (
        <Checkbox {...probe} defaultChecked>
          x
        </Checkbox>
      ),
    },
  },
  Combobox: {
    kind: 'control',
    render: (probe) => (
      <Combobox {...probe} value="" onValueChange={nothing} options={[]} labels={labels.combobox} />
    ),
  },
  ConfirmDialog: {
    render: (probe) => (
      <ConfirmDialog
        {...probe}
        open
        onOpenChange={nothing}
        title="x"
        confirmLabel="x"
        cancelLabel="x"
        onConfirm={nothing}
      />
    ),
    states: {
      'data-variant="danger"': (probe) => (
        <ConfirmDialog
          {...probe}
          open
          onOpenChange={nothing}
          tone="danger"
          title="x"
          confirmLabel="x"
          cancelLabel="x"
          onConfirm={nothing}
        />
      ),
    },
  },
  CropperDialog: {
    slot: 'dialog',
    render: (probe) => (
      <CropperDialog
        {...probe}
        open
        onOpenChange={nothing}
        edge={120}
        checkFile={() => undefined}
        onSave={nothing}
        labels={labels.cropper}
      />
    ),
  },
  DataTable: {
    render: (probe) => (
      <DataTable {...probe} columns={columns} rows={[]} getRowId={String} caption="x" labels={labels.table} />
    ),
    states: {
      'data-state="loading"': (probe) => (
        <DataTable
          {...probe}
          columns={columns}
          rows={[]}
          getRowId={String}
          caption="x"
          labels={labels.table}
          state="loading"
        />
      ),
    },
  },
  DescriptionItem: {
    render: (probe) => (
      <DescriptionList>
        <DescriptionItem {...probe} term="x" />
      </DescriptionList>
    ),
  },
  DescriptionList: { render: (probe) => <DescriptionList {...probe} /> },
  DialogBody: { render: (probe) => inDialog(<DialogBody {...probe} />) },
  DialogClose: { styled: false, render: (probe) => inDialog(<DialogClose {...probe} />) },
  DialogContent: {
    slot: 'dialog',
    render: (probe) => (
      <Dialog open>
        <DialogContent {...probe}>
          <DialogHeader title="x" closeLabel="x" />
        </DialogContent>
      </Dialog>
    ),
    states: {
      'data-state="open"': (probe) => (
        <Dialog open>
          <DialogContent {...probe}>
            <DialogHeader title="x" closeLabel="x" />
          </DialogContent>
        </Dialog>
      ),
    },
  },
  DialogFooter: { render: (probe) => inDialog(<DialogFooter {...probe} />) },
  DialogHeader: {
    render: (probe) => (
      <Dialog open>
        <DialogContent>
          <DialogHeader {...probe} title="x" closeLabel="x" />
        </DialogContent>
      </Dialog>
    ),
  },
  DialogTrigger: {
    render: (probe) => (
      <Dialog>
        <DialogTrigger {...probe} />
      </Dialog>
    ),
    states: {
      'data-state="open"': (probe) => (
        <Dialog open>
          <DialogTrigger {...probe} />
        </Dialog>
      ),
    },
  },
  DropdownMenuContent: {
    slot: 'dropdown-menu',
    render: (probe) => (
      <DropdownMenu open>
        <DropdownMenuTrigger>x</DropdownMenuTrigger>
        <DropdownMenuContent {...probe} />
      </DropdownMenu>
    ),
  },
  DropdownMenuItem: {
    render: (probe) => inMenu(<DropdownMenuItem {...probe}>x</DropdownMenuItem>),
    states: {
      'data-variant="danger"': (probe) => inMenu(<DropdownMenuItem {...probe} tone="danger" />),
    },
  },
  DropdownMenuLabel: { render: (probe) => inMenu(<DropdownMenuLabel {...probe} />) },
  DropdownMenuRadioGroup: {
    styled: false,
    render: (probe) => inMenu(<DropdownMenuRadioGroup {...probe} />),
  },
  DropdownMenuRadioItem: {
    render: (probe) =>
      inMenu(
        <DropdownMenuRadioGroup>
          <DropdownMenuRadioItem {...probe} value="x" />
        </DropdownMenuRadioGroup>,
      ),
    states: {
      'data-state="checked"': (probe) =>
        inMenu(
          <DropdownMenuRadioGroup value="x">
            <DropdownMenuRadioItem {...probe} value="x" />
          </DropdownMenuRadioGroup>,
        ),
    },
  },
  DropdownMenuSeparator: { render: (probe) => inMenu(<DropdownMenuSeparator {...probe} />) },
  DropdownMenuTrigger: {
    render: (probe) => (
      <DropdownMenu>
        <DropdownMenuTrigger {...probe} />
      </DropdownMenu>
    ),
    states: {
      'data-state="open"': (probe) => (
        <DropdownMenu open>
          <DropdownMenuTrigger {...probe} />
        </DropdownMenu>
      ),
    },
  },
  EditableGrid: {
    render: (probe) => (
      <EditableGrid
        {...probe}
        rows={[]}
        columns={[]}
        getNumber={Number}
        check={() => ({ state: 'none', words: '' })}
        labels={labels.grid}
        onChange={nothing}
        onRemove={nothing}
      />
    ),
  },
  EmptyState: { render: (probe) => <EmptyState {...probe} title="x" /> },
  FailureState: { render: (probe) => <FailureState {...probe} title="x" /> },
  FileDrop: {
    kind: 'control',
    render: (probe) => <FileDrop {...probe} labels={labels.file} onChoose={nothing} />,
    states: {
      'data-state="busy"': (probe) => (
        <FileDrop {...probe} labels={labels.file} onChoose={nothing} progress={0.5} />
      ),
    },
  },
  FilterSelect: {
    kind: 'control',
    render: (probe) => <FilterSelect {...probe} value="" onValueChange={nothing} options={[]} />,
  },
  FormField: {
    render: (probe) => (
      <FormField {...probe} label="x">
        <TextField />
      </FormField>
    ),
    states: {
      'data-state="invalid"': (probe) => (
        <FormField {...probe} label="x" error="x">
          <TextField />
        </FormField>
      ),
    },
  },
  IconButton: {
    render: (probe) => <IconButton {...probe} label="x" icon="x" />,
    states: {
      'data-activity="busy"': (probe) => <IconButton {...probe} label="x" icon="x" busy />,
      'data-variant="danger"': (probe) => <IconButton {...probe} label="x" icon="x" variant="danger" />,
    },
  },
  InlineEdit: {
    render: (probe) => <InlineEdit {...probe} value="x" onCommit={nothing} labels={labels.edit} />,
    states: {
      'data-state="editing"': (probe) => (
        <InlineEdit {...probe} value="x" onCommit={nothing} labels={labels.edit} defaultEditing />
      ),
    },
  },
  Link: {
    render: (probe) => (
      <Link {...probe} href="#x">
        x
      </Link>
    ),
    states: {
      'data-variant="quiet"': (probe) => (
        <Link {...probe} href="#x" variant="quiet">
          x
        </Link>
      ),
    },
  },
  Notice: {
    render: (probe) => <Notice {...probe}>x</Notice>,
    states: {
      'data-tone="danger"': (probe) => (
        <Notice {...probe} tone="danger">
          x
        </Notice>
      ),
    },
  },
  PageHeader: { render: (probe) => <PageHeader {...probe} title="x" /> },
  Pagination: {
    render: (probe) => (
      <Pagination
        {...probe}
        page={1}
        pageSize={10}
        total={1}
        onPageChange={nothing}
        labels={labels.pagination}
      />
    ),
    states: {
      'data-state="disabled"': (probe) => (
        <Pagination
          {...probe}
          page={1}
          pageSize={10}
          total={1}
          onPageChange={nothing}
          labels={labels.pagination}
          disabled
        />
      ),
    },
  },
  PopoverAnchor: { styled: false, render: (probe) => inPopover(<PopoverAnchor {...probe} />) },
  PopoverClose: {
    styled: false,
    render: (probe) =>
      inPopover(
        <PopoverContent label="x">
          <PopoverClose {...probe} />
        </PopoverContent>,
      ),
  },
  PopoverContent: {
    slot: 'popover',
    render: (probe) => inPopover(<PopoverContent {...probe} label="x" />),
    states: {
      'data-state="open"': (probe) => inPopover(<PopoverContent {...probe} label="x" />),
    },
  },
  PopoverTrigger: {
    render: (probe) => (
      <Popover>
        <PopoverTrigger {...probe} />
      </Popover>
    ),
    states: {
      'data-state="open"': (probe) => (
        <Popover open>
          <PopoverTrigger {...probe} />
        </Popover>
      ),
    },
  },
  ProgressRing: {
    render: (probe) => <ProgressRing {...probe} value={50} label="x" />,
    states: { 'data-state="complete"': (probe) => <ProgressRing {...probe} value={100} label="x" /> },
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
  ResizablePanel: {
    render: (probe) => (
      <ResizablePanel {...probe} side="x" labels={labels.panel}>
        x
      </ResizablePanel>
    ),
    states: {
      'data-state="collapsed"': (probe) => (
        <ResizablePanel {...probe} side="x" labels={labels.panel} defaultCollapsed>
          x
        </ResizablePanel>
      ),
    },
  },
  SearchField: { kind: 'control', render: (probe) => <SearchField {...probe} labels={{ clear: 'x' }} /> },
  Select: {
    render: (probe) => <Select {...probe} options={[]} />,
    states: { 'data-state="open"': (probe) => <Select {...probe} options={[]} open /> },
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
  SideMenu: { render: (probe) => <SideMenu {...probe} label="x" items={[]} /> },
  SideMenuEmpty: { render: (probe) => <SideMenuEmpty {...probe} /> },
  SideMenuSkeleton: { render: (probe) => <SideMenuSkeleton {...probe} label="x" /> },
  Skeleton: { render: (probe) => <Skeleton {...probe} lines={2} /> },
  Spinner: { render: (probe) => <Spinner {...probe} /> },
  StatusBadge: {
    render: (probe) => <StatusBadge {...probe}>x</StatusBadge>,
    states: {
      'data-tone="danger"': (probe) => (
        <StatusBadge {...probe} tone="danger">
          x
        </StatusBadge>
      ),
    },
  },
  Switch: {
    kind: 'control',
    render: (probe) => <Switch {...probe}>x</Switch>,
    states: {
      'data-state="checked"': (probe) => (
        <Switch {...probe} defaultChecked>
          x
        </Switch>
      ),
      'data-activity="busy"': (probe) => (
        <Switch {...probe} busy>
          x
        </Switch>
      ),
    },
  },
  Tab: {
    render: (probe) =>
      inTabs(
        <TabList label="x">
          <Tab {...probe} value="y" />
        </TabList>,
      ),
    states: {
      'data-state="active"': (probe) =>
        inTabs(
          <TabList label="x">
            <Tab {...probe} value="x" />
          </TabList>,
        ),
    },
  },
  TabList: { render: (probe) => inTabs(<TabList {...probe} label="x" />) },
  TabPanel: { render: (probe) => inTabs(<TabPanel {...probe} value="x" />) },
  Tabs: { render: (probe) => <Tabs {...probe} /> },
  TextField: { kind: 'control', render: (probe) => <TextField {...probe} /> },
  ThemeRoot: { render: (probe) => <ThemeRoot {...probe} /> },
  Toaster: { render: (probe) => <Toaster {...probe} toaster={toaster} labels={labels.toaster} /> },
  TruncatedText: {
    render: (probe) => <TruncatedText {...probe}>x</TruncatedText>,
    states: {
      'data-state="truncated"': (probe) => (
        <TruncatedText {...probe} limit={1}>
          xx
        </TruncatedText>
      ),
    },
  },
  Tree: {
    kind: 'handle',
    render: (probe) => (
      <Tree
        {...probe}
        items={['x']}
        getId={String}
        getParentId={() => null}
        getName={String}
        labels={labels.tree}
      />
    ),
    states: {
      'data-state="loading"': (probe) => (
        <Tree
          {...probe}
          items={[]}
          getId={String}
          getParentId={() => null}
          getName={String}
          labels={labels.tree}
          state="loading"
        />
      ),
    },
  },
  Waiting: { render: (probe) => <Waiting {...probe} /> },
}
