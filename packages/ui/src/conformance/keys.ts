/** What keys do in the components of a folder: keys, separated by commas, and a sentence for each. */
export type Keys = Readonly<Record<string, string>>

const inDialogs: Keys = {
  Tab: 'Moves through the controls and stays inside; Shift moves back.',
  Escape: 'Closes it, and the focus returns to where it was. With unsaved input, it asks first.',
}

/**
 * The keys that components handle themselves, by folder. A test compares them with `accessibility.json`. What
 * every browser does, such as clicking a button with Enter, isn't listed.
 */
export const keys: Readonly<Record<string, Keys>> = {
  checkbox: { Enter: 'Does nothing, so that it can’t be mistaken for submitting.' },
  combobox: {
    'ArrowDown, ArrowUp': 'Open the list and move through it.',
    'Home, End': 'Move to the first or last option of the open list.',
    'PageUp, PageDown': 'Move by ten options.',
    Enter: 'Chooses the highlighted option.',
    Escape: 'Closes the list; the text stays.',
  },
  'command-palette': {
    'ArrowDown, ArrowUp': 'Move through the entries.',
    'Home, End': 'Move to the first or last entry.',
    'PageUp, PageDown': 'Move by ten entries.',
    Enter: 'Picks the highlighted entry.',
    Tab: 'Moves through the controls and stays inside.',
    Escape: 'Closes the palette.',
  },
  'confirm-dialog': {
    Tab: 'Moves between the buttons and stays inside.',
    Escape: 'Cancels.',
  },
  'cropper-dialog': inDialogs,
  dialog: inDialogs,
  drawer: inDialogs,
  'dropdown-menu': {
    'Enter, Space': 'On the trigger, open the menu; on an entry, choose it.',
    'ArrowDown, ArrowUp': 'On the trigger, open the menu; inside, move through the entries.',
    'Home, PageUp': 'Move to the first entry.',
    'End, PageDown': 'Move to the last entry.',
    Tab: 'Does nothing: the focus stays in the menu until it closes.',
    Escape: 'Closes the menu, and the focus returns to the trigger.',
  },
  'editable-grid': {
    'ArrowDown, ArrowUp': 'Move to the same column of the next or previous row.',
    Enter: 'Moves to the same column of the next row.',
  },
  'inline-edit': {
    'Enter, F2': 'Start editing. While editing, Enter saves.',
    Escape: 'While editing, restores the value.',
  },
  popover: {
    Tab: 'Moves through the controls and on to the page.',
    Escape: 'Closes it, and the focus returns to the trigger.',
  },
  'radio-group': {
    'ArrowDown, ArrowRight': 'Choose the next option; after the last one, the first.',
    'ArrowUp, ArrowLeft': 'Choose the previous option.',
    'Home, PageUp': 'Choose the first option.',
    'End, PageDown': 'Choose the last option.',
    Enter: 'Does nothing, so that it can’t be mistaken for submitting.',
  },
  'resizable-panel': {
    'ArrowLeft, ArrowRight': 'Move the separator.',
    'Home, End': 'Make the panel as narrow or as wide as possible.',
    Enter: 'Collapses or expands the panel.',
  },
  'search-field': {
    Enter: 'Searches at once.',
    Escape: 'Clears the field.',
  },
  select: {
    'Enter, Space': 'Open the list; inside, choose the option.',
    'ArrowDown, ArrowUp': 'Open the list; inside, move through the options.',
    'Home, End': 'Move to the first or last option.',
    Tab: 'Does nothing: the focus stays in the list until it closes.',
    Escape: 'Closes the list.',
  },
  sheet: inDialogs,
  tabs: {
    'ArrowLeft, ArrowRight': 'Show the previous or next tab.',
    'Home, PageUp': 'Show the first tab.',
    'End, PageDown': 'Show the last tab.',
  },
  toast: { Escape: 'Dismisses the focused message.' },
  tree: {
    'ArrowDown, ArrowUp': 'Move to the next or previous visible item.',
    'Home, End': 'Move to the first or last visible item.',
    'PageUp, PageDown': 'Move by a page.',
    Enter: 'Selects the item.',
    Space: 'Selects the item, or ticks it if items can be ticked.',
    F2: 'Renames the item.',
  },
}
