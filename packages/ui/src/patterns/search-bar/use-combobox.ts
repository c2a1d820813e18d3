import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useHasBeenTrue } from '../../use-has-been-true.ts'
import type { Suggestion, SuggestionStatus } from './suggestion.ts'

export interface ComboboxInput {
  value: string
  onValueChange: (change: { value: string }) => void
  suggestions: readonly Suggestion[]
  status: SuggestionStatus
}

export interface ComboboxState {
  open: boolean
  /** True from the first focus on: the list will be needed. */
  wanted: boolean
  /** The shown suggestions; empty while closed or nothing was found. */
  listed: readonly Suggestion[]
  /** The suggestion marked by arrow keys or pointer. */
  activeText: string | undefined
  close: () => void
  inputProps: ComponentProps<'input'>
  listId: string
  optionProps: (index: number) => ComponentProps<'li'>
}

/** The ARIA combobox: focus stays in the text box, arrow keys move through the list, Esc first closes it and then clears the text. */
export function useCombobox({ value, onValueChange, suggestions, status }: ComboboxInput): ComboboxState {
  const id = useId()
  const [wantsList, setWantsList] = useState(false)
  const [active, setActive] = useState(-1)
  const wanted = useHasBeenTrue(wantsList)
  // An empty box has a list only if the caller has something for it.
  const open = wantsList && status !== 'idle' && (value.trim() !== '' || suggestions.length > 0)
  const listed = open && status === 'ready' ? suggestions : []
  const activeText = listed[active]?.text

  const close = () => {
    setWantsList(false)
    setActive(-1)
  }
  const moveTo = (event: KeyboardEvent, index: number) => {
    event.preventDefault()
    setWantsList(true)
    if (listed.length > 0) setActive((index + listed.length) % listed.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') moveTo(event, active + 1)
    else if (event.key === 'ArrowUp') moveTo(event, active < 0 ? -1 : active - 1)
    else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else onValueChange({ value: '' })
    } else if (event.key === 'Tab') close()
  }

  return {
    open,
    wanted,
    listed,
    activeText,
    close,
    listId: `${id}-list`,
    optionProps: (index) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      onPointerMove: () => setActive(index),
    }),
    inputProps: {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeText === undefined ? undefined : `${id}-${active}`,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      value,
      onChange: (event) => {
        setActive(-1)
        // Emptying the box hides the list.
        setWantsList(event.target.value.trim() !== '')
        onValueChange({ value: event.target.value })
      },
      onFocus: () => setWantsList(true),
      onBlur: close,
      onKeyDown,
    },
  }
}
