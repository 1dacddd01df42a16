import type { ReactElement, ReactNode } from 'react'
import { CommandPalette } from '../command-palette'
import { ConfirmDialog } from '../confirm-dialog'
import { CropperDialog } from '../cropper-dialog'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '../dialog'
import { Drawer } from '../drawer'
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
import { FloatingCard } from '../floating-card'
import { Waiting } from '../overlay'
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from '../popover'
import { Sheet } from '../sheet'
import { createToaster, Toaster } from '../toast'
import type { Specimen } from './findShortcomings'
import { labels } from './specimenLabels'

const nothing = () => {}
const withToast = () => {
  const toaster = createToaster()
  toaster.notice('x')
  return toaster
}
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

/** Components that float above the page, and their triggers. */
export const overlaySpecimens: Readonly<Record<string, Specimen>> = {
  CommandPalette: {
    slot: 'dialog',
    render: (probe) => (
      <CommandPalette
        {...probe}
        open
        onOpenChange={nothing}
        value=""
        onValueChange={nothing}
        groups={[]}
        onPick={nothing}
        labels={labels.commands}
      />
    ),
    states: {
      'data-state="open"': {},
      'data-busy="true"': { busy: true },
    },
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
      'data-variant="danger"': { tone: 'danger' },
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
      'data-state="open"': {},
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
  Drawer: {
    render: (probe) => (
      <Drawer {...probe} open onOpenChange={nothing} subject="x">
        <DialogHeader title="x" closeLabel="x" />
      </Drawer>
    ),
    states: {
      'data-state="open"': {},
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
      'data-variant="danger"': { tone: 'danger' },
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
      'data-state="open"': {},
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
  Sheet: {
    slot: 'dialog',
    render: (probe) => <Sheet {...probe} open onOpenChange={nothing} title="x" closeLabel="x" />,
  },
  Toaster: { render: (probe) => <Toaster {...probe} toaster={withToast()} labels={labels.toaster} /> },
  FloatingCard: { render: (probe) => <FloatingCard {...probe} title="x" /> },
  Waiting: { render: (probe) => <Waiting {...probe} /> },
}
