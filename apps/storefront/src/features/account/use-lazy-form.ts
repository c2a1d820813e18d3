import { type FocusEvent, type FormEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react'
import type { createFormControl, FieldErrors, FieldValues, Path, PathValue, RegisterOptions } from 'react-hook-form'
import * as messages from '@chitra/messages/common.ts'
import { tell } from '../../platform/toasts.ts'

export type FormControl<Values extends FieldValues> = ReturnType<typeof createFormControl<Values>>

/** What a field of the page is given. */
export interface FieldProps<Values> {
  name: Path<Values & FieldValues>
  ref: (element: HTMLInputElement | null) => void
  onChange: (event: SyntheticEvent) => void
  onBlur: (event: FocusEvent) => void
}

export interface LazyForm<Values extends FieldValues> {
  errors: FieldErrors<Values>
  register: (name: Path<Values>, options?: RegisterOptions<Values>) => FieldProps<Values>
  /** Looks at a field again. */
  trigger: (name: Path<Values>) => void
  isTouched: (name: Path<Values>) => boolean
  setValue: (name: Path<Values>, value: PathValue<Values, Path<Values>> & string) => void
  /** Says something of a field that only the server knows. */
  setError: (name: Path<Values>, message: string) => void
  /** For the form itself. */
  form: (
    onValid: (values: Values) => void,
    onInvalid?: (values: Values) => void,
  ) => { noValidate: true; onFocus: () => void; onSubmit: (event: FormEvent) => void }
}

/**
 * A form whose rules (react-hook-form and its schema, an eighth of a page's script) are fetched when somebody first comes into it. Until then the browser keeps what is
 * typed, and the rules read it from there.
 */
export function useLazyForm<Values extends FieldValues>(load: () => Promise<FormControl<Values>>): LazyForm<Values> {
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const control = useRef<FormControl<Values>>(undefined)
  const loading = useRef<Promise<FormControl<Values>>>(undefined)
  const fields = useRef(new Map<Path<Values>, { element: HTMLInputElement; options: RegisterOptions<Values> | undefined }>())

  const ready = (): Promise<FormControl<Values>> => {
    loading.current ??= load().then(
      (loaded) => {
        loaded.subscribe({
          formState: { errors: true, touchedFields: true },
          callback: (state) => setErrors(Object.assign({}, state.errors)),
        })
        for (const [name, { element, options }] of fields.current) loaded.register(name, options).ref(element)
        control.current = loaded
        return loaded
      },
      (failure: unknown) => {
        // It may be asked for again.
        loading.current = undefined
        throw failure
      },
    )
    return loading.current
  }
  /** Only a submit says that the rules could not be fetched: nobody asked for them before. */
  const whenReady = (work: (loaded: FormControl<Values>) => unknown, onFailure: () => void = () => undefined): void =>
    void ready().then(work, onFailure)

  const register = (name: Path<Values>, options?: RegisterOptions<Values>): FieldProps<Values> => ({
    name,
    ref: (element) => {
      if (element === null) return void fields.current.delete(name)
      fields.current.set(name, { element, options })
      control.current?.register(name, options).ref(element)
    },
    // Before the rules are there, nothing has been said that a change could mend.
    onChange: (event) => void control.current?.register(name, options).onChange(event),
    onBlur: (event) => whenReady((loaded) => loaded.register(name, options).onBlur(event)),
  })
  return {
    errors,
    register,
    trigger: (name) => whenReady((loaded) => loaded.trigger(name)),
    isTouched: (name) => control.current?.getFieldState(name).isTouched === true,
    setValue: useCallback((name, value) => {
      const field = fields.current.get(name)
      if (field !== undefined) field.element.value = value
      control.current?.setValue(name, value)
    }, []),
    setError: useCallback((name, message) => control.current?.setError(name, { message }, { shouldFocus: true }), []),
    form: (onValid, onInvalid) => ({
      noValidate: true,
      onFocus: () => whenReady(() => undefined),
      onSubmit: (event) => {
        event.preventDefault()
        whenReady(
          (loaded) => loaded.handleSubmit(onValid, () => onInvalid?.(loaded.getValues()))(event),
          () => tell.error(messages.offline),
        )
      },
    }),
  }
}
