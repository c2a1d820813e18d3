import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** A hint for password managers: `new-password` for choosing one. */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/** A text field that hides what is typed, with a button that shows it. ref and the rest reach the input. */

export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const labels = useLabels()
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          size="sm"
          disabled={rest.disabled}
          label={shown ? labels.hidePassword : labels.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
