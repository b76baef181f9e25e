/**
 * All default messages of the components, by component. Each component imports its own English messages (`en.ts`), so
 * that a page loads only those that it may show.
 */
export interface Messages {
  readonly alert?: { readonly close: string }
  readonly authForm?: {
    readonly hidePassword: string
    /** The word between the providers and the fields. */
    readonly separator: string
    readonly showPassword: string
    readonly submit: string
  }
  readonly banner?: { readonly close: string }
  readonly breadcrumb?: { readonly label: string }
  readonly calendar?: {
    readonly chooseDay: string
    readonly chooseMonth: string
    readonly chooseYear: string
    readonly nextMonth: string
    readonly nextYear: string
    readonly nextYears: string
    readonly prevMonth: string
    readonly prevYear: string
    readonly prevYears: string
    /** With `{date}`. */
    readonly selected: string
    /** With `{date}`. */
    readonly today: string
    /** With `{number}`. */
    readonly week: string
  }
  readonly carousel?: {
    readonly dots: string
    /** With `{page}`. */
    readonly goto: string
    readonly next: string
    readonly pause: string
    readonly play: string
    readonly prev: string
    /** Describes the role of a carousel to screen readers. */
    readonly role: string
    /** With `{page}` and `{count}`. */
    readonly slide: string
    /** Describes the role of a slide to screen readers. */
    readonly slideRole: string
  }
  /** The author of a message, for screen readers. */
  readonly chatMessage?: { readonly assistant: string; readonly user: string }
  readonly chatMessages?: {
    /** Label of the button that scrolls to the end. */
    readonly end: string
    /** Accessible name of the list. */
    readonly label: string
    /** Announced while an answer is being written. */
    readonly writing: string
  }
  readonly chatPrompt?: { readonly placeholder: string }
  readonly chatPromptSubmit?: { readonly label: string; readonly reload: string; readonly stop: string }
  readonly chatReasoning?: {
    readonly thinking: string
    readonly thought: string
    /** With `{duration}`, such as `12 seconds`. */
    readonly thoughtFor: string
  }
  readonly colorMode?: {
    readonly dark: string
    /** Label of the color mode selection. */
    readonly label: string
    readonly light: string
    readonly switchToDark: string
    readonly switchToLight: string
    readonly system: string
  }
  readonly colorPicker?: {
    readonly alpha: string
    readonly brightness: string
    readonly eyeDropper: string
    readonly hue: string
    /** Label of the color picker, if it has no other. */
    readonly label: string
    readonly saturation: string
    readonly swatches: string
    /** Label of the text field for the color. */
    readonly value: string
  }
  readonly commandPalette?: {
    readonly back: string
    readonly close: string
    /** Number of search results, announced by screen readers. With `{count}`. */
    readonly count: string
    readonly noData: string
    readonly noMatch: string
    readonly placeholder: string
  }
  readonly confirmDialog?: { readonly cancel: string; readonly confirm: string }
  readonly contentSearch?: {
    /** Tells screen readers what the search is for. */
    readonly description: string
    /** Name of the group with the links. */
    readonly links: string
    /** Name of the group with the results of a search function. */
    readonly search: string
    /** Name of the group with the color modes. */
    readonly theme: string
    /** Name of the dialog. */
    readonly title: string
  }
  readonly contentSearchButton?: { readonly label: string }
  readonly contentToc?: { readonly title: string }
  readonly dashboardSearch?: {
    /** Tells screen readers what the search is for. */
    readonly description: string
    /** Name of the group with the color modes. */
    readonly theme: string
    /** Name of the dialog. */
    readonly title: string
  }
  readonly dashboardSearchButton?: { readonly label: string }
  readonly dashboardSidebar?: {
    /** Tells screen readers what the menu of small screens is for. */
    readonly description: string
    /** Name of that menu. */
    readonly title: string
  }
  readonly dashboardSidebarCollapse?: { readonly collapse: string; readonly expand: string }
  readonly dashboardSidebarToggle?: { readonly close: string; readonly open: string }
  readonly datePicker?: {
    readonly date: string
    readonly dateTime: string
    readonly dates: string
    readonly presets: string
    readonly time: string
  }
  readonly drawer?: { readonly close: string; readonly dismiss: string; readonly resize: string }
  readonly error?: { readonly clear: string }
  readonly fileUpload?: {
    /** With `{filename}`. */
    readonly added: string
    /** With `{count}`. */
    readonly addedMany: string
    /** With `{size}`, an integer. */
    readonly bytes: string
    /** Label of an input for one file, if it has no other. */
    readonly choose: string
    /** Label of an input for several files, if it has no other. */
    readonly chooseMany: string
    /** With `{size}`, an integer. */
    readonly gigabytes: string
    /** With `{size}`, an integer. */
    readonly kilobytes: string
    /** With `{size}`, an integer. */
    readonly megabytes: string
    /** Number of further rejected files. With `{count}`. */
    readonly more: string
    /** With `{filename}`. */
    readonly onlyOne: string
    /** With `{filename}`. */
    readonly removed: string
    /** With `{filename}`. */
    readonly removeFile: string
    /** With `{filename}` and `{size}`. */
    readonly tooLarge: string
    /** With `{filename}` and `{count}`. */
    readonly tooMany: string
    /** With `{filename}` and `{size}`. */
    readonly tooSmall: string
    /** With `{filename}`. */
    readonly wrongType: string
  }
  readonly inputDate?: {
    readonly empty: string
    readonly end: string
    /** With `{max}`. */
    readonly max: string
    /** With `{min}`. */
    readonly min: string
    readonly order: string
    readonly start: string
    readonly unavailable: string
  }
  readonly footerColumns?: { readonly label: string }
  readonly header?: {
    readonly close: string
    /** Description of the menu for screen readers. */
    readonly description: string
    readonly open: string
    /** Label of the menu. */
    readonly title: string
  }
  readonly inputMenu?: {
    readonly clear: string
    /** With `{label}`. */
    readonly create: string
    readonly noData: string
    readonly noMatch: string
    readonly open: string
    /** With `{label}`. */
    readonly remove: string
  }
  readonly inputNumber?: { readonly decrement: string; readonly increment: string }
  readonly inputRating?: {
    /** With `{value}` and `{length}`. */
    readonly value: string
  }
  readonly inputTags?: {
    /** With `{tag}`. */
    readonly added: string
    /** With `{tag}`. */
    readonly duplicate: string
    /** With `{max}`. */
    readonly full: string
    /** With `{tag}`. */
    readonly invalid: string
    /** With `{tag}`. */
    readonly remove: string
    /** With `{tag}`. */
    readonly removed: string
    /** With `{tag}` and `{max}`. */
    readonly tooLong: string
  }
  readonly listbox?: { readonly noData: string; readonly noMatch: string; readonly search: string }
  readonly dropdownMenu?: { readonly noMatch: string; readonly search: string }
  readonly localeSelect?: { readonly label: string }
  readonly modal?: { readonly close: string }
  readonly pagination?: {
    readonly label: string
    readonly page: string
    readonly first: string
    readonly prev: string
    readonly next: string
    readonly last: string
  }
  readonly pinInput?: {
    /** With `{index}` and `{length}`. */
    readonly box: string
  }
  readonly pricingPlan?: {
    /** Announced before a discounted price. */
    readonly reduced: string
    /** Announced before the original price of a discount. */
    readonly regular: string
  }
  readonly pricingTable?: {
    readonly caption: string
    readonly excluded: string
    readonly included: string
  }
  readonly progress?: { readonly label: string }
  readonly proseCallout?: {
    readonly note: string
    readonly tip: string
    readonly warning: string
    readonly caution: string
  }
  readonly proseCodeCollapse?: {
    /** With `{name}`. */
    readonly close: string
    /** The default for `{name}`. */
    readonly name: string
    /** With `{name}`. */
    readonly open: string
  }
  readonly proseCodeTree?: { readonly label: string }
  readonly proseCollapsible?: {
    /** With `{name}`. */
    readonly close: string
    /** The default for `{name}`. */
    readonly name: string
    /** With `{name}`. */
    readonly open: string
  }
  readonly proseField?: { readonly required: string }
  readonly proseImg?: { readonly zoom: string }
  readonly prosePre?: { readonly label: string; readonly copy: string; readonly copied: string }
  readonly prosePrompt?: {
    readonly copy: string
    /** With `{name}`. */
    readonly openIn: string
  }
  readonly proseTable?: { readonly label: string }
  readonly proseTask?: { readonly done: string; readonly open: string }
  readonly resizable?: { readonly resize: string }
  readonly selectMenu?: {
    readonly clear: string
    /** With `{label}`. */
    readonly create: string
    readonly noData: string
    readonly noMatch: string
    readonly search: string
  }
  readonly sidebar?: {
    readonly close: string
    /** Name of the menu of small screens. */
    readonly title: string
    readonly toggle: string
  }
  readonly skeleton?: { readonly label: string }
  readonly slideover?: { readonly close: string }
  readonly slider?: {
    readonly minimum: string
    readonly maximum: string
    /** With `{index}` and `{count}`. */
    readonly thumb: string
  }
  readonly splitter?: {
    /** With `{index}`, the number of the panel. */
    readonly resize: string
    /** With `{label}`, the name of the panel. */
    readonly resizeNamed: string
  }
  readonly stepper?: { readonly step: string; readonly completed: string }
  readonly timeline?: { readonly completed: string }
  readonly table?: {
    /** Label of the table, if it has no other. Announced when its scroll container gets focus. */
    readonly label: string
    readonly loading: string
    readonly noData: string
  }
  readonly tableControls?: {
    readonly expandAll: string
    /** With `{group}`. */
    readonly expandGroup: string
    /** With `{row}`, the number of the row. */
    readonly expandRow: string
    /** With `{column}`. */
    readonly move: string
    /** With `{column}`, `{index}` and `{count}`. */
    readonly moved: string
    /** With `{column}`. */
    readonly picked: string
    /** With `{column}`. */
    readonly resize: string
    readonly selectAll: string
    readonly selection: string
    /** With `{row}`, the number of the row. */
    readonly selectRow: string
  }
  readonly toast?: { readonly close: string }
  readonly toaster?: { readonly label: string }
  readonly tree?: {
    /** Row below an item whose children could not be loaded. Pressing it loads them again. */
    readonly failed: string
    /** With `{item}` and `{target}`. */
    readonly movedAfter: string
    /** With `{item}` and `{target}`. */
    readonly movedBefore: string
    /** With `{item}` and `{target}`. */
    readonly movedInside: string
    /** With `{item}`. */
    readonly notLoaded: string
    /** With `{item}`. */
    readonly notMoved: string
  }
}
