import type { ReactElement, ReactNode } from 'react'
import { AppShell, SideMenu, SideMenuEmpty, SideMenuSkeleton, TabBar } from '../app-shell'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb'
import { Button } from '../button'
import { Card } from '../card'
import { DataTable } from '../data-table'
import { DescriptionItem, DescriptionList } from '../description-list'
import { Drawing } from '../drawing'
import { EmptyState } from '../empty-state'
import { ExpiryLine } from '../expiry-line'
import { FailureState } from '../failure-state'
import { IconButton } from '../icon-button'
import { Link } from '../link'
import { Notice } from '../notice'
import { PageHeader } from '../page-header'
import { Pagination } from '../pagination'
import { ProgressRing } from '../progress-ring'
import { ResizablePanel } from '../resizable-panel'
import { SaveBar } from '../save-bar'
import { SeatBar } from '../seat-bar'
import { SeatSummary } from '../seat-summary'
import { SelectionBar } from '../selection-bar'
import { SettingsSection } from '../settings-section'
import { Skeleton } from '../skeleton'
import { Spinner } from '../spinner'
import { StatusBadge } from '../status-badge'
import { Steps } from '../steps'
import { Tab, TabList, TabPanel, Tabs } from '../tabs'
import { ThemeRoot } from '../theme-root'
import { TruncatedText } from '../tooltip'
import { Tree } from '../tree'
import { fieldSpecimens } from './fieldSpecimens'
import type { Specimen } from './findShortcomings'
import { overlaySpecimens } from './overlaySpecimens'
import { columns, labels } from './specimenLabels'

const nothing = () => {}
const item = { id: 'x', label: 'x', href: '#x' }
const inTabs = (children: ReactNode): ReactElement => <Tabs defaultValue="x">{children}</Tabs>

/** Components that only provide something and render no element of their own. */
export const withoutElement = [
  'Dialog',
  'DropdownMenu',
  'Guide',
  'NarrowWindowOnServer',
  'Popover',
  'PortalContainer',
  'Tooltip',
]

/** Every component that renders an element, by the name of its export. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...overlaySpecimens,
  ...fieldSpecimens,
  AppShell: {
    render: (probe) => (
      <AppShell {...probe} labels={labels.shell} tools="x">
        x
      </AppShell>
    ),
  },
  Avatar: { render: (probe) => <Avatar {...probe} name="x" /> },
  Badge: {
    render: (probe) => <Badge {...probe} count={1} />,
    states: { 'data-tone="accent"': { tone: 'accent' } },
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
      'data-state="busy"': { busy: true },
      'data-state="disabled"': { disabled: true },
      'data-variant="danger"': { variant: 'danger' },
    },
  },
  Card: { render: (probe) => <Card {...probe} /> },
  DataTable: {
    render: (probe) => (
      <DataTable
        {...probe}
        columns={columns}
        rows={['x']}
        getRowId={String}
        caption="x"
        labels={labels.table}
        selectable
      />
    ),
    states: {
      'data-state="loading"': { state: 'loading' },
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
  Drawing: { render: (probe) => <Drawing {...probe} name="done" /> },
  EmptyState: { render: (probe) => <EmptyState {...probe} title="x" /> },
  FailureState: { render: (probe) => <FailureState {...probe} title="x" /> },
  IconButton: {
    render: (probe) => <IconButton {...probe} label="x" icon="x" />,
    states: {
      'data-activity="busy"': { busy: true },
      'data-variant="danger"': { variant: 'danger' },
    },
  },
  Link: {
    render: (probe) => (
      <Link {...probe} href="#x">
        x
      </Link>
    ),
    states: {
      'data-variant="quiet"': { variant: 'quiet' },
    },
  },
  Notice: {
    render: (probe) => <Notice {...probe}>x</Notice>,
    states: {
      'data-tone="danger"': { tone: 'danger' },
    },
  },
  PageHeader: { render: (probe) => <PageHeader {...probe} title="x" /> },
  Pagination: {
    render: (probe) => (
      <Pagination
        {...probe}
        page={1}
        pageSize={10}
        total={20}
        onPageChange={nothing}
        labels={labels.pagination}
      />
    ),
    states: {
      'data-state="disabled"': { disabled: true },
    },
  },
  ExpiryLine: {
    render: (probe) => (
      <ExpiryLine
        {...probe}
        points={[]}
        now={new Date(0)}
        label="x"
        nowLabel="x"
        overLabel="x"
        formatMonth={() => 'x'}
      />
    ),
  },
  SaveBar: {
    render: (probe) => (
      <SaveBar {...probe} message="x">
        x
      </SaveBar>
    ),
    states: { 'data-state="dirty"': { dirty: true } },
  },
  SeatBar: {
    render: (probe) => <SeatBar {...probe} used={1} total={2} label="x" />,
    states: {
      'data-state="full"': (probe) => <SeatBar {...probe} used={2} total={2} label="x" />,
      'data-state="inactive"': (probe) => (
        <SeatBar {...probe} used={1} total={2} isActive={false} label="x" />
      ),
    },
  },
  SeatSummary: {
    render: (probe) => <SeatSummary {...probe} used={1} total={2} labels={labels.seats} />,
    states: {
      'data-state="full"': (probe) => <SeatSummary {...probe} used={2} total={2} labels={labels.seats} />,
      'data-state="inactive"': (probe) => (
        <SeatSummary {...probe} used={1} total={2} isActive={false} labels={labels.seats} />
      ),
    },
  },
  ProgressRing: {
    render: (probe) => <ProgressRing {...probe} value={50} label="x" />,
    states: { 'data-state="complete"': (probe) => <ProgressRing {...probe} value={100} label="x" /> },
  },
  ResizablePanel: {
    render: (probe) => (
      <ResizablePanel {...probe} side="x" labels={labels.panel}>
        x
      </ResizablePanel>
    ),
    states: {
      'data-state="collapsed"': { defaultCollapsed: true },
    },
  },
  SideMenu: { render: (probe) => <SideMenu {...probe} label="x" items={[item]} /> },
  SideMenuEmpty: { render: (probe) => <SideMenuEmpty {...probe} /> },
  SideMenuSkeleton: { render: (probe) => <SideMenuSkeleton {...probe} label="x" /> },
  SelectionBar: {
    render: (probe) => (
      <SelectionBar count={0} {...probe} words="x" actions="x" clearLabel="x" onClear={nothing} />
    ),
    states: { 'data-state="active"': { count: 1 } },
  },
  SettingsSection: { render: (probe) => <SettingsSection {...probe} title="x" /> },
  Skeleton: { render: (probe) => <Skeleton {...probe} lines={2} /> },
  Spinner: { render: (probe) => <Spinner {...probe} /> },
  Steps: { render: (probe) => <Steps {...probe} label="x" steps={['x']} current={0} /> },
  StatusBadge: {
    render: (probe) => <StatusBadge {...probe}>x</StatusBadge>,
    states: {
      'data-tone="danger"': { tone: 'danger' },
    },
  },
  TabBar: { render: (probe) => <TabBar {...probe} label="x" items={[item]} /> },
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
  ThemeRoot: { render: (probe) => <ThemeRoot {...probe} /> },
  TruncatedText: {
    render: (probe) => <TruncatedText {...probe}>xx</TruncatedText>,
    states: {
      'data-state="truncated"': { limit: 1 },
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
      'data-state="loading"': { state: 'loading' },
    },
  },
}
