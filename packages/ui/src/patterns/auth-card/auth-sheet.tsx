import type { ReactNode } from 'react'
import { Sheet } from '../../primitives/sheet/sheet.tsx'
import type { SheetProps } from '../../primitives/sheet/sheet-props.ts'
import { withLang } from '../../with-lang.tsx'
import { AuthQuestion, SocialWays } from './auth-extras.tsx'

export interface AuthSheetProps extends Omit<SheetProps, 'title' | 'side' | 'action' | 'footer'> {
  /** What one signs in for: 'Sign in to save “Diya rows”'. */
  title: string
  /** Below the form: other ways to log in, as SocialButtons. */
  social?: ReactNode
  /** Last, for who has no account: 'New here? Register Now'. */
  question?: ReactNode
}

/** A form to sign in over the page, for what was just pressed there. Its children are an AuthForm, whose first field gets the focus. */
export function AuthSheet({ title, social, question, children, ...rest }: AuthSheetProps) {
  return (
    <Sheet
      title={<span className="block min-w-0 py-1 leading-snug text-balance break-words">{withLang(title)}</span>}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('input')?.focus()
      }}
      {...rest}
    >
      {children}
      {social ? <SocialWays>{social}</SocialWays> : null}
      {question ? (
        <div className="mt-5 border-t pt-5">
          <AuthQuestion>{question}</AuthQuestion>
        </div>
      ) : null}
    </Sheet>
  )
}
