import type { Locale } from './define-locale.ts'
import type { Messages } from './messages.ts'

export const alert = { close: 'Close' } satisfies Messages['alert']
export const authForm = {
  hidePassword: 'Hide password',
  separator: 'or',
  showPassword: 'Show password',
  submit: 'Continue',
} satisfies Messages['authForm']
export const banner = { close: 'Close' } satisfies Messages['banner']
export const breadcrumb = { label: 'Breadcrumb' } satisfies Messages['breadcrumb']
export const calendar = {
  chooseDay: 'choose a day',
  chooseMonth: 'choose a month',
  chooseYear: 'choose a year',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  nextYears: 'Later years',
  prevMonth: 'Previous month',
  prevYear: 'Previous year',
  prevYears: 'Earlier years',
  selected: '{date}, selected',
  today: 'Today, {date}',
  week: 'Week {number}',
} satisfies Messages['calendar']
export const carousel = {
  dots: 'Choose a slide',
  goto: 'Go to slide {page}',
  next: 'Next',
  pause: 'Stop the slides',
  play: 'Start the slides',
  prev: 'Previous',
  role: 'carousel',
  slide: '{page} of {count}',
  slideRole: 'slide',
} satisfies Messages['carousel']
export const chatMessage = { assistant: 'Assistant', user: 'You' } satisfies Messages['chatMessage']
export const chatMessages = {
  end: 'Scroll to the end',
  label: 'Conversation',
  writing: 'Writing an answer…',
} satisfies Messages['chatMessages']
export const chatPrompt = { placeholder: 'Type a message…' } satisfies Messages['chatPrompt']
export const chatPromptSubmit = {
  label: 'Send message',
  reload: 'Try again',
  stop: 'Stop',
} satisfies Messages['chatPromptSubmit']
export const chatReasoning = {
  thinking: 'Thinking…',
  thought: 'Thought',
  thoughtFor: 'Thought for {duration}',
} satisfies Messages['chatReasoning']
export const colorMode = {
  dark: 'Dark',
  label: 'Color mode',
  light: 'Light',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
  system: 'System',
} satisfies Messages['colorMode']
export const colorPicker = {
  alpha: 'Opacity',
  brightness: 'Brightness',
  eyeDropper: 'Pick a color from the screen',
  hue: 'Hue',
  label: 'Color',
  saturation: 'Saturation',
  swatches: 'Swatches',
  value: 'Color value',
} satisfies Messages['colorPicker']
export const commandPalette = {
  back: 'Back',
  close: 'Close',
  count: 'Results: {count}',
  noData: 'Nothing to choose from',
  noMatch: 'Nothing found',
  placeholder: 'Type a command or search…',
} satisfies Messages['commandPalette']
export const confirmDialog = { cancel: 'Cancel', confirm: 'Confirm' } satisfies Messages['confirmDialog']
export const contentSearch = {
  description: 'Type a command or search…',
  links: 'Links',
  search: 'Results',
  theme: 'Color mode',
  title: 'Search',
} satisfies Messages['contentSearch']
export const contentSearchButton = { label: 'Search…' } satisfies Messages['contentSearchButton']
export const contentToc = { title: 'On this page' } satisfies Messages['contentToc']
export const dashboardSearch = {
  description: 'Type a command or search…',
  theme: 'Color mode',
  title: 'Search',
} satisfies Messages['dashboardSearch']
export const dashboardSearchButton = { label: 'Search…' } satisfies Messages['dashboardSearchButton']
export const dashboardSidebar = {
  description: 'Links to the parts of this site',
  title: 'Sidebar',
} satisfies Messages['dashboardSidebar']
export const dashboardSidebarCollapse = {
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
} satisfies Messages['dashboardSidebarCollapse']
export const dashboardSidebarToggle = {
  close: 'Close sidebar',
  open: 'Open sidebar',
} satisfies Messages['dashboardSidebarToggle']
export const datePicker = {
  date: 'Choose a date',
  dateTime: 'Choose a date and a time',
  dates: 'Choose first and last day',
  presets: 'Shortcuts',
  time: 'Choose a time',
} satisfies Messages['datePicker']
export const drawer = { close: 'Close', dismiss: 'Dismiss', resize: 'Resize' } satisfies Messages['drawer']
export const error = { clear: 'Back to home' } satisfies Messages['error']
export const fileUpload = {
  added: '{filename} added',
  addedMany: '{count} files added',
  bytes: '{size} B',
  choose: 'Choose a file',
  chooseMany: 'Choose files',
  gigabytes: '{size} GB',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  more: 'and {count} more',
  onlyOne: '“{filename}” was left out, because only one file can be chosen.',
  removed: '{filename} removed',
  removeFile: 'Remove {filename}',
  tooLarge: '“{filename}” is larger than {size}.',
  tooMany: '“{filename}” was left out, because no more than {count} files can be chosen.',
  tooSmall: '“{filename}” is smaller than {size}.',
  wrongType: '“{filename}” is not of a type that is accepted.',
} satisfies Messages['fileUpload']
export const inputDate = {
  empty: 'Empty',
  end: 'End',
  max: 'Must be {max} or earlier.',
  min: 'Must be {min} or later.',
  order: 'The end must not be before the start.',
  start: 'Start',
  unavailable: 'This is not available.',
} satisfies Messages['inputDate']
export const footerColumns = { label: 'Footer' } satisfies Messages['footerColumns']
export const header = {
  close: 'Close menu',
  description: 'Links to the parts of this site',
  open: 'Open menu',
  title: 'Menu',
} satisfies Messages['header']
export const inputMenu = {
  clear: 'Clear',
  create: 'Create “{label}”',
  noData: 'Nothing to choose from',
  noMatch: 'Nothing found',
  open: 'Show items',
  remove: 'Remove {label}',
} satisfies Messages['inputMenu']
export const inputNumber = { decrement: 'Decrease', increment: 'Increase' } satisfies Messages['inputNumber']
export const inputRating = { value: '{value} of {length}' } satisfies Messages['inputRating']
export const inputTags = {
  added: '{tag} added',
  duplicate: '{tag} is there already',
  full: 'No more than {max} can be added',
  invalid: '{tag} cannot be added',
  remove: 'Remove {tag}',
  removed: '{tag} removed',
  tooLong: '{tag} is longer than {max} characters',
} satisfies Messages['inputTags']
export const listbox = {
  noData: 'Nothing to choose from',
  noMatch: 'Nothing found',
  search: 'Search…',
} satisfies Messages['listbox']
export const dropdownMenu = { noMatch: 'Nothing found', search: 'Search' } satisfies Messages['dropdownMenu']
export const localeSelect = { label: 'Language' } satisfies Messages['localeSelect']
export const modal = { close: 'Close' } satisfies Messages['modal']
export const pagination = {
  label: 'Pagination',
  page: 'Page {page}',
  first: 'First page',
  prev: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} satisfies Messages['pagination']
export const pinInput = { box: 'Character {index} of {length}' } satisfies Messages['pinInput']
export const pricingPlan = { reduced: 'Reduced price:', regular: 'Regular price:' } satisfies Messages['pricingPlan']
export const pricingTable = {
  caption: 'Comparison of plans',
  excluded: 'Not included',
  included: 'Included',
} satisfies Messages['pricingTable']
export const progress = { label: 'Progress' } satisfies Messages['progress']
export const proseCallout = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  caution: 'Caution',
} satisfies Messages['proseCallout']
export const proseCodeCollapse = {
  close: 'Collapse {name}',
  name: 'code',
  open: 'Expand {name}',
} satisfies Messages['proseCodeCollapse']
export const proseCodeTree = { label: 'Files' } satisfies Messages['proseCodeTree']
export const proseCollapsible = {
  close: 'Hide {name}',
  name: 'properties',
  open: 'Show {name}',
} satisfies Messages['proseCollapsible']
export const proseField = { required: 'required' } satisfies Messages['proseField']
export const proseImg = { zoom: 'Enlarge image' } satisfies Messages['proseImg']
export const prosePre = { label: 'Code', copy: 'Copy code', copied: 'Copied' } satisfies Messages['prosePre']
export const prosePrompt = { copy: 'Copy prompt', openIn: 'Open in {name}' } satisfies Messages['prosePrompt']
export const proseTable = { label: 'Table' } satisfies Messages['proseTable']
export const proseTask = { done: 'Done', open: 'To do' } satisfies Messages['proseTask']
export const resizable = { resize: 'Resize' } satisfies Messages['resizable']
export const selectMenu = {
  clear: 'Clear',
  create: 'Create “{label}”',
  noData: 'Nothing to choose from',
  noMatch: 'Nothing found',
  search: 'Search…',
} satisfies Messages['selectMenu']
export const sidebar = { close: 'Close', title: 'Sidebar', toggle: 'Toggle sidebar' } satisfies Messages['sidebar']
export const skeleton = { label: 'Loading' } satisfies Messages['skeleton']
export const slideover = { close: 'Close' } satisfies Messages['slideover']
export const slider = {
  minimum: 'Minimum',
  maximum: 'Maximum',
  thumb: 'Value {index} of {count}',
} satisfies Messages['slider']
export const splitter = {
  resize: 'Resize panel {index}',
  resizeNamed: 'Resize {label}',
} satisfies Messages['splitter']
export const stepper = { step: 'Step {number}', completed: 'completed' } satisfies Messages['stepper']
export const timeline = { completed: 'completed' } satisfies Messages['timeline']
export const table = { label: 'Table', loading: 'Loading…', noData: 'No data' } satisfies Messages['table']
export const tableControls = {
  expandAll: 'Details of all rows',
  expandGroup: 'Rows of {group}',
  expandRow: 'Details of row {row}',
  move: 'Move {column}',
  moved: '{column} is now column {index} of {count}.',
  picked: '{column} picked up. Arrow keys move it, Enter puts it down.',
  resize: 'Resize {column}',
  selectAll: 'Select all rows',
  selection: 'Selection',
  selectRow: 'Select row {row}',
} satisfies Messages['tableControls']
export const toast = { close: 'Close' } satisfies Messages['toast']
export const toaster = { label: 'Notifications' } satisfies Messages['toaster']
export const tree = {
  failed: 'Not loaded. Try again',
  movedAfter: '{item} moved, now after {target}.',
  movedBefore: '{item} moved, now before {target}.',
  movedInside: '{item} moved into {target}.',
  notLoaded: 'What is in {item} could not be loaded.',
  notMoved: '{item} cannot be moved there.',
} satisfies Messages['tree']

/** English as a whole. A plain object, which bundlers leave out where only the texts of some components are imported. */
export const en: Locale = {
  name: 'English',
  code: 'en',
  dir: 'ltr',
  messages: {
    alert,
    authForm,
    banner,
    breadcrumb,
    calendar,
    carousel,
    chatMessage,
    chatMessages,
    chatPrompt,
    chatPromptSubmit,
    chatReasoning,
    colorMode,
    colorPicker,
    commandPalette,
    confirmDialog,
    contentSearch,
    contentSearchButton,
    contentToc,
    dashboardSearch,
    dashboardSearchButton,
    dashboardSidebar,
    dashboardSidebarCollapse,
    dashboardSidebarToggle,
    datePicker,
    drawer,
    dropdownMenu,
    error,
    fileUpload,
    footerColumns,
    header,
    inputDate,
    inputMenu,
    inputNumber,
    inputRating,
    inputTags,
    listbox,
    localeSelect,
    modal,
    pagination,
    pinInput,
    pricingPlan,
    pricingTable,
    progress,
    proseCallout,
    proseCodeCollapse,
    proseCodeTree,
    proseCollapsible,
    proseField,
    proseImg,
    prosePre,
    prosePrompt,
    proseTable,
    proseTask,
    resizable,
    selectMenu,
    sidebar,
    skeleton,
    slideover,
    slider,
    splitter,
    stepper,
    table,
    tableControls,
    timeline,
    toast,
    toaster,
    tree,
  } satisfies Required<Messages>,
}
